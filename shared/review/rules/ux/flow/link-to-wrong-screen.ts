import type { SceneNode } from "../../../../scene/scene.ts";
import { headlinesOf } from "../../../../perception/copy/headlines.ts";
import { isClick, isNavigation } from "../../../../perception/structure/prototype.ts";
import { screensBy, screensById } from "../../../../perception/structure/screens/screens-by.ts";
import { quote, wordsOn } from "../../../../perception/controls/targets/target-words.ts";
import { targets } from "../../../../perception/controls/targets/targets.ts";
import { nameWords } from "../../../../perception/text/language/words.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

const MOST_WORDS = 3;
const FEWEST_LETTERS = 4;

/** Screens that may stand between a link and the screen that it names, and screens of events on the way. */
const BETWEEN: ReadonlySet<string> = new Set(
  (
    "login signin sign log register registration auth authentication onboarding welcome splash loading loader " +
    "error empty success permission permissions paywall confirm confirmation connexion inscription chargement erreur vide"
  ).split(" "),
);

/** The words of a screen's name or of a label, without the numbers that screens are counted with. */
const plainWords = (name: string): readonly string[] => nameWords(name).filter((word) => /[a-z]/.test(word));

const keyOf = (words: readonly string[]): string => words.join(" ");

const holdsAll = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((word) => words.includes(word));

const isHeaded = (screen: SceneNode, label: readonly string[]): boolean =>
  headlinesOf(screen).some((headline) => holdsAll(plainWords(headline), label));

/** The one screen of the design that a link leads to; undefined when there are several, or none that is known. */
function destinationOf({ node }: Layer, { scene }: Frame): SceneNode | undefined {
  const ids = new Set(
    (node.reactions ?? [])
      .filter(isClick)
      .filter(isNavigation)
      .map((one) => one.destinationId),
  );
  const [id] = ids;
  return ids.size === 1 && id !== undefined ? screensById(scene).get(id)?.[0] : undefined;
}

const screensByWords = screensBy(({ name }) => keyOf(plainWords(name)));

/** The screen that goes by the words of a label, among those of the design. */
const namedBy = (label: readonly string[], { scene }: Frame): SceneNode | undefined =>
  screensByWords(scene).get(keyOf(label))?.[0];

/** A button under fields sends them off: where that leads is not what it is called. */
const sendsFields = (frame: Frame): boolean =>
  targets(frame).some(({ kind }) => kind === "input" || kind === "select" || kind === "checkbox");

const labelOf = (layer: Layer): readonly string[] => plainWords(wordsOn(layer));

const isTelling = (label: readonly string[]): boolean =>
  label.length > 0 && label.length <= MOST_WORDS && label.join("").length >= FEWEST_LETTERS;

const isOnOwnScreen = (label: readonly string[], { root }: Frame): boolean =>
  holdsAll(plainWords(root.node.name), label);

export const linkToWrongScreen = defineRule({
  id: "link-to-wrong-screen",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "flows",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html",
  says: {
    en: {
      title: "Leads to another screen than it says",
      problem: "“{label}” leads to “{destination}”, though there is a screen “{named}”.",
      why: "People who try the prototype do not get where they wanted to go, and the trial says nothing about the way there.",
      fix: "Link it to “{named}”, or rename what leads to “{destination}”.",
    },
    fr: {
      title: "Mène à un autre écran qu’annoncé",
      problem: "« {label} » mène à « {destination} », alors qu’il existe un écran « {named} ».",
      why: "En essayant le prototype, on n’arrive pas où l’on voulait aller, et l’essai n’apprend rien du parcours.",
      fix: "Reliez-le à « {named} », ou renommez ce qui mène à « {destination} ».",
    },
  },
  applies: (frame) =>
    frame.scene.frames.length < 2 || sendsFields(frame)
      ? []
      : targets(frame)
          .filter(({ how, isDisabled }) => how === "reaction" && !isDisabled)
          .map(({ layer }) => layer)
          .filter((layer) => {
            const label = labelOf(layer);
            return (
              isTelling(label) &&
              !isOnOwnScreen(label, frame) &&
              destinationOf(layer, frame) !== undefined &&
              namedBy(label, frame) !== undefined
            );
          }),
  check: (layer, { frame, pass, fail }) => {
    const label = labelOf(layer);
    const destination = destinationOf(layer, frame);
    const named = namedBy(label, frame);
    if (!destination || !named || destination.id === named.id) return pass();
    const words = plainWords(destination.name);
    if (holdsAll(words, label) || words.some((word) => BETWEEN.has(word))) return pass();
    if (isHeaded(destination, label)) return pass();
    return fail({ label: quote(wordsOn(layer)), destination: destination.name, named: named.name });
  },
});
