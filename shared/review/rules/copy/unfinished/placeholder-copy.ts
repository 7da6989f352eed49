import { PLACEHOLDER_LABELS } from "../../../../standards/copy/placeholder-labels.ts";
import { fields } from "../../../../perception/controls/fields/fields.ts";
import { placeholderOnly } from "../../../../perception/controls/fields/placeholder-only.ts";
import { activeTargets } from "../../../../perception/controls/targets/targets.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { copyTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { equalTexts } from "../../../../perception/copy/equal-texts.ts";
import { standIns } from "../../../../perception/copy/stand-ins.ts";
import { isInTool } from "../../../../perception/copy/is-in-tool.ts";
import { countWords, examplesOf, lookupForm, wordsOf } from "../../../../perception/text/language/prose.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";
import { textRoles, type TextRole } from "../../../../perception/copy/text-roles.ts";
import { defineRule } from "../../../rule.ts";
import {
  AMBIGUOUS_TEXTS,
  DEFAULT_TEXTS,
  GENERIC_WORDS,
  SAMPLE_TEXT,
  TITLE_TEXTS,
} from "../../../../standards/copy/placeholder-copy.ts";

const isAllGeneric = (form: string): boolean =>
  countWords(form) > 1 && form.split(" ").every((word) => GENERIC_WORDS.has(word));

/** A tab called 'Text' belongs to an editor. */
const isOrdinary = (form: string, role: TextRole): boolean =>
  role === "nav" && form !== "label" && countWords(form) === 1;

/** The labels of fields: “User name” is what a form asks for. */
const labelsOfFields = computed(
  (frame: Frame): ReadonlySet<TextLayer> =>
    new Set([...fields(frame).values()].flatMap(({ label }) => label ?? [])),
);

function isDefault(layer: TextLayer, role: TextRole, frame: Frame): boolean {
  if (isFiller(wordsOf(layer))) return true;
  const form = lookupForm(wordsOf(layer));
  if (labelsOfFields(frame).has(layer) && !PLACEHOLDER_LABELS.has(form)) return false;
  const isTitle = role === "heading" && TITLE_TEXTS.has(form);
  const isKnown = DEFAULT_TEXTS.has(form) || isAllGeneric(form) || isTitle;
  return isKnown && !isOrdinary(form, role) && !isInTool(layer);
}

const TELLING_ROLES: ReadonlySet<TextRole> = new Set(["heading", "button", "input"]);

/** One short word in an unknown place may be meant. */
const isTelling = (layer: TextLayer, role: TextRole): boolean =>
  TELLING_ROLES.has(role) ||
  countWords(wordsOf(layer)) > 1 ||
  (role === "label" && ["label", "libellé"].includes(lookupForm(wordsOf(layer))));

const MAY_BE_MEANT: ReadonlySet<TextRole> = new Set(["label", "nav", "input", "link"]);

function isProbablyDefault(layer: TextLayer, role: TextRole): boolean {
  const form = lookupForm(wordsOf(layer));
  const isKnown = AMBIGUOUS_TEXTS.has(form) || SAMPLE_TEXT.test(form);
  return isKnown && !MAY_BE_MEANT.has(role) && !isInTool(layer);
}

/** 'Product name' in a column of products: the one sample among texts that are real. */
const samplesAmongReal = (frame: Frame): readonly TextLayer[] =>
  equalTexts(frame).flatMap((group) => {
    const isSample = (text: TextLayer): boolean =>
      SAMPLE_TEXT.test(lookupForm(wordsOf(text))) && !labelsOfFields(frame).has(text);
    const [first, ...others] = group.filter(isSample);
    return first && others.length === 0 && first !== group[0] ? [first] : [];
  });

/** Texts that stand in a field instead of its label: that is another problem, with another way out. */
const insteadOfLabels = computed(
  (frame: Frame): ReadonlySet<TextLayer> =>
    new Set(activeTargets(frame, "input").flatMap((field) => placeholderOnly(field, frame) ?? [])),
);

/** An honest word is taken for a default only beside texts that certainly are defaults. */
function placeholdersIn(frame: Frame): readonly TextLayer[] {
  const roleOf = (text: TextLayer) => textRoles(frame).get(text) ?? "unknown";
  // Filler where a pitch stands says nothing of the headings around it, and has a rule of its own.
  const texts = copyTexts(frame).filter((text) => !standIns(frame).has(text));
  const certain = new Set(texts.filter((text) => isDefault(text, roleOf(text), frame)));
  const [first] = certain;
  if (!first || (certain.size === 1 && !isTelling(first, roleOf(first)))) return samplesAmongReal(frame);
  return texts.filter((text) => certain.has(text) || isProbablyDefault(text, roleOf(text)));
}

const TITLE_WORDS: ReadonlySet<string> = new Set(["title", "titre", "heading"]);

/** The “Page title” of a screen whose words are real otherwise may be meant to stay: that of a kit, or of a template. */
function mayBeOfKit(layers: readonly TextLayer[]): boolean {
  const [only, ...others] = layers;
  const form = only && others.length === 0 ? lookupForm(wordsOf(only)) : "";
  return !isFiller(form) && form.split(" ").some((word) => TITLE_WORDS.has(word));
}

/** Where so many of the words are filler the whole is a template, and everybody knows; one among real words was forgotten. */
const TEMPLATE_SHARE = 1 / 3;
const FEWEST_OF_TEMPLATE = 3;

const isTemplate = ({ length }: readonly TextLayer[], frame: Frame): boolean =>
  length >= FEWEST_OF_TEMPLATE && length >= TEMPLATE_SHARE * copyTexts(frame).length;

export const placeholderCopy = defineRule({
  id: "placeholder-copy",
  aspect: "copy",
  severity: "major",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
  yieldsTo: ["leftover-text"],
  says: {
    en: {
      title: "Placeholder copy left in",
      problem: "Default or filler texts are still on this screen ({count}): {examples}",
      why: "A screen cannot be judged or tested without its real words, and those are often longer.",
      fix: "Write the real copy, with the longest realistic words, and look at the layout again.",
    },
    fr: {
      title: "Textes par défaut oubliés",
      problem: "Des textes par défaut ou de remplissage sont encore à l’écran ({count}) : {examples}",
      why: "Un écran ne peut être ni jugé ni testé sans ses vrais mots, et ceux-ci sont souvent plus longs.",
      fix: "Écrivez les vrais textes, avec les mots les plus longs possibles, puis revoyez la mise en page.",
    },
  },
  applies: (frame) => wholeFrame(frame, copyTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const layers = placeholdersIn(frame).filter((text) => !insteadOfLabels(frame).has(text));
    if (layers.length === 0) return pass();
    return fail(
      { count: layers.length, examples: examplesOf(layers) },
      { layers, ...((mayBeOfKit(layers) || isTemplate(layers, frame)) && { severity: "suggestion" as const }) },
    );
  },
});
