import { type Form, forms, worksByItself } from "../../../../perception/controls/fields/forms.ts";
import type { Element } from "../../../../perception/elements/element.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { frameLanguage } from "../../../../perception/text/language/language.ts";
import { defineFrameRule } from "../../../rule.ts";
import { groupBy } from "../../../../group-by.ts";
import type { Scene, SceneNode } from "../../../../scene/scene.ts";
import { REFUSAL_WORDS } from "../../../../standards/words/states-of-screens.ts";
import { rememberedObject } from "../../../../perception/frame/remembered-object.ts";
import { labelWords } from "../../../../perception/text/language/label-words.ts";
import { nameWords } from "../../../../perception/text/language/words.ts";

/** Fewer screens are a draft, or a selection. */
const FEWEST_SCREENS = 5;
const SHORTEST_PX = 480;

const isScreenHigh = ({ box }: SceneNode): boolean => box.height >= SHORTEST_PX;

/** One product on one device is drawn in one width. */
const countsByWidth = rememberedObject(({ frames }: Scene): ReadonlyMap<number, number> => {
  const groups = groupBy(frames.filter(isScreenHigh), ({ box }) => Math.round(box.width));
  return new Map([...groups].map(([width, screens]) => [width, screens.length]));
});

/** How many screens a whole product has of a frame's width; undefined when too few are at hand to tell. */
function countOfSet({ root, scene }: Frame): number | undefined {
  if (!scene.page.isComplete) return undefined;
  const count = countsByWidth(scene).get(Math.round(root.node.box.width)) ?? 0;
  return count >= FEWEST_SCREENS ? count : undefined;
}

/** True when a word is written or named anywhere in a design. */
const says = (words: ReadonlySet<string>): ((scene: Scene) => boolean) =>
  rememberedObject(({ frames }: Scene): boolean => {
    const waiting: SceneNode[] = [...frames];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const said = [...labelWords(next.text?.characters ?? ""), ...nameWords(next.text ? "" : next.name)];
      if (said.some((word) => words.has(word))) return true;
      for (const child of next.children ?? []) waiting.push(child);
    }
    return false;
  });

/** True when any screen of a design says that an entry is refused, or is named after it. */
const saysRefusal = says(REFUSAL_WORDS);

const FEWEST_FIELDS = 2;

const layerOf = ({ layers: [layer] }: Element): Layer => layer;

/** The first form that may refuse what was entered, by its first field. */
function formsOfSeveral(frame: Frame): ReadonlyMap<Layer, Form> {
  const form = forms(frame).find((one) => one.length >= FEWEST_FIELDS && !one.some(worksByItself));
  return new Map(form && [[layerOf(form[0]), form]]);
}

export const stateNotShown = defineFrameRule({
  id: "state-not-shown",
  aspect: "ux",
  severity: "suggestion",
  certainty: "likely",
  judges: "screen",
  basis: "https://www.nngroup.com/articles/errors-forms-design-guidelines/",
  says: {
    en: {
      title: "No screen shows a refused entry",
      problem: "None of these {count} screens shows what people see when the form does not accept an entry.",
      why: "What nobody draws is left to chance: people then learn that something is wrong, but not what to change.",
      fix: "Draw this form once more with a refused entry: the message right below its field, saying how to put it right.",
    },
    fr: {
      title: "Aucun écran ne montre une saisie refusée",
      problem:
        "Aucun de ces {count} écrans ne montre ce que l’on voit quand le formulaire n’accepte pas une saisie.",
      why: "Ce que personne ne dessine est laissé au hasard : on apprend alors que quelque chose ne va pas, mais pas ce qu’il faut changer.",
      fix: "Dessinez aussi ce formulaire avec une saisie refusée : le message juste sous son champ, qui dit comment corriger.",
    },
  },
  find: (frame) =>
    isScreen(frame) && frameLanguage(frame) !== "unknown" && countOfSet(frame) !== undefined
      ? formsOfSeveral(frame)
      : undefined,
  tell: (form, { frame, pass, fail }) =>
    saysRefusal(frame.scene)
      ? pass()
      : fail({ count: countOfSet(frame) ?? 0 }, { layers: form.map(layerOf) }),
});
