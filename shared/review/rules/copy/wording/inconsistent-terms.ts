import { closest, type Frame, type TextLayer } from "../../../../perception/frame/frame.ts";
import { mixedSignWords } from "../../../../perception/copy/mixed-sign-words.ts";
import { copyTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { textRoles, type TextRole } from "../../../../perception/copy/text-roles.ts";
import { countWords, excerpt, lookupForm, wordsOf } from "../../../../perception/text/language/prose.ts";
import { thingOfLayer } from "../../../../perception/things/thing-of-layer.ts";
import { rememberedText } from "../../../../perception/frame/remembered-text.ts";
import { gapBetween } from "../../../../scene/geometry.ts";
import { defineRule } from "../../../rule.ts";
import { RIVAL_TERMS, type Term } from "../../../../standards/copy/terms.ts";
import { mixedAddresses } from "./facts-behind/mixed-addresses.ts";

const LONGEST_LABEL_WORDS = 6;

/** The labels; of one that says “sign in” and means “sign up” it is not the name that is wrong. */
function labelsOf(frame: Frame): readonly TextLayer[] {
  const mixed = new Set(mixedSignWords(frame).flatMap((words) => words.map(({ layer }) => layer)));
  return copyTexts(frame).filter(
    (text) =>
      countWords(text.node.text.characters) <= LONGEST_LABEL_WORDS &&
      closest(text, (layer) => mixed.has(layer)) === undefined,
  );
}

interface Use {
  readonly term: Term;
  readonly layers: readonly TextLayer[];
}

/** The names of things with a rival that a label holds. */
const termsIn = rememberedText((words): readonly Term[] =>
  RIVAL_TERMS.flat().filter(({ pattern }) => pattern.test(lookupForm(words))),
);

const ACTIONS: ReadonlySet<TextRole> = new Set(["button", "link", "nav"]);

const isCalled = (term: Term, label: TextLayer, frame: Frame): boolean =>
  termsIn(wordsOf(label)).includes(term) &&
  (!term.isAction || ACTIONS.has(textRoles(frame).get(label) ?? "unknown"));

const usesOf = (labels: readonly TextLayer[], terms: readonly Term[], frame: Frame): readonly Use[] =>
  terms
    .map((term) => ({ term, layers: labels.filter((label) => isCalled(term, label, frame)) }))
    .filter(({ layers }) => layers.length > 0);

/** A wider box is a bar of the screen. */
const WIDEST_SWITCH = 0.9;

/** Two names in one line of one box are two ways to choose from. */
function areChoices(uses: readonly Use[], frame: Frame): boolean {
  const [first, second, ...more] = uses.flatMap(({ layers }) => layers);
  if (!first || !second || more.length > 0) return false;
  const box = thingOfLayer(first, frame)?.parent;
  if (!box?.parent || box !== thingOfLayer(second, frame)?.parent) return false;
  const isBar = box.box.width > WIDEST_SWITCH * frame.root.node.box.width;
  return !isBar && gapBetween(first.node.box, second.node.box).y < 0;
}

export const inconsistentTerms = defineRule({
  id: "inconsistent-terms",
  aspect: "copy",
  severity: "minor",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/consistent-identification.html",
  kinds: {
    address: { basis: "https://learn.microsoft.com/en-us/style-guide/grammar/person" },
  },
  yieldsTo: ["placeholder-copy", "house-wording"],
  says: {
    en: {
      title: "One thing, two names",
      problem: "The same thing is called “{first}” in one place and “{second}” in another.",
      why: "People take two names for two things and look for a difference that is not there.",
      fix: "Choose one of the two and use it everywhere.",
      kinds: {
        address: {
          title: "Reader addressed in two ways",
          problem: "“{first}” and “{second}” address the same person in two ways.",
          why: "When a screen changes its tone, people wonder whether it still speaks to them.",
          fix: "Choose one way, such as “your”, and keep to it on all screens.",
        },
      },
    },
    fr: {
      title: "Une chose, deux noms",
      problem: "La même chose s’appelle « {first} » ici et « {second} » là.",
      why: "Deux noms font croire à deux choses, et l’on cherche une différence qui n’existe pas.",
      fix: "Choisissez l’un des deux et employez-le partout.",
      kinds: {
        address: {
          title: "Deux façons de s’adresser au lecteur",
          problem: "« {first} » et « {second} » s’adressent de deux façons à la même personne.",
          why: "Quand l’écran change de ton, on ne sait plus s’il s’adresse encore à soi.",
          fix: "Choisissez une seule façon, par exemple « vous » et « vos », et gardez-la sur tous les écrans.",
        },
      },
    },
  },
  applies: (frame) => wholeFrame(frame, copyTexts(frame)),
  check: (_, { frame, fail }) => {
    const labels = labelsOf(frame).filter((label) => termsIn(wordsOf(label)).length > 0);
    const mixed = RIVAL_TERMS.map((terms) => usesOf(labels, terms, frame)).filter(
      (uses) => uses.length > 1 && !areChoices(uses, frame),
    );
    const terms = mixed.map((uses) =>
      fail(
        { first: uses[0]?.term.name ?? "", second: uses[1]?.term.name ?? "" },
        { layers: uses.flatMap(({ layers }) => layers) },
      ),
    );
    const addresses = mixedAddresses(frame).map(({ first, second, isUsual }) =>
      fail(
        { first: excerpt(wordsOf(first), 50), second: excerpt(wordsOf(second), 50) },
        { kind: "address", layers: [first, second], ...(isUsual && { severity: "suggestion" }) },
      ),
    );
    return [...terms, ...addresses];
  },
});
