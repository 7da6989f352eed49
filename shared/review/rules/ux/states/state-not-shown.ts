import { forms, worksByItself } from "../../../../perception/controls/fields/forms.ts";
import type { Element } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import {
  countOfSet,
  saysEmptiness,
  saysRefusal,
} from "../../../../perception/structure/screens/states-of-set.ts";
import { labelWords } from "../../../../perception/text/language/label-words.ts";
import { frameLanguage } from "../../../../perception/text/language/language.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { OWN_LIST_WORDS } from "../../../../standards/words/states-of-screens.ts";
import { defineFrameRule } from "../../../rule.ts";

/** A part of a screen that looks otherwise at times, and what it is drawn of. */
interface Stateful {
  readonly by?: "empty";
  readonly name: string;
  readonly layers: readonly Layer[];
}

const FEWEST = { fields: 2, entries: 2 };
const LONGEST_TITLE_WORDS = 3;

const layerOf = ({ layers: [layer] }: Element): Layer => layer;

function refusingForm(frame: Frame): readonly Stateful[] {
  const form = forms(frame).find((one) => one.length >= FEWEST.fields && !one.some(worksByItself));
  return form ? [{ name: form[0].label, layers: form.map(layerOf) }] : [];
}

const isEntry = ({ role }: Element): boolean => role === "list-row" || role === "card";

const namesOwnList = ({ role, label }: Element): boolean => {
  const words = labelWords(label);
  return (
    role === "screen-title" &&
    words.length <= LONGEST_TITLE_WORDS &&
    words.some((word) => OWN_LIST_WORDS.has(word))
  );
};

/** The title of a screen with entries that people have made themselves. */
function ownList(frame: Frame): readonly Stateful[] {
  const all = elements(frame);
  const title = all.filter(isEntry).length >= FEWEST.entries ? all.find(namesOwnList) : undefined;
  return title ? [{ by: "empty", name: excerpt(title.label, 40), layers: [layerOf(title)] }] : [];
}

export const stateNotShown = defineFrameRule({
  id: "state-not-shown",
  aspect: "ux",
  severity: "suggestion",
  certainty: "likely",
  judges: "screen",
  basis: "https://www.nngroup.com/articles/errors-forms-design-guidelines/",
  bases: { empty: "https://www.nngroup.com/articles/empty-state-interface-design/" },
  says: {
    en: {
      title: "No screen shows a refused entry",
      problem: "None of these {count} screens shows what people see when the form does not accept an entry.",
      why: "What nobody draws is left to chance: people then learn that something is wrong, but not what to change.",
      fix: "Draw this form once more with a refused entry: the message right below its field, saying how to put it right.",
      by: {
        empty: {
          title: "No screen shows the list while it is empty",
          problem:
            "“{name}” is drawn with entries, and none of these {count} screens shows it before there are any.",
          why: "That is how everybody sees it first, and without a word about what comes here it looks broken.",
          fix: "Draw it empty, too: a line that says what will stand here, and a button that leads to the first entry.",
        },
      },
    },
    fr: {
      title: "Aucun écran ne montre une saisie refusée",
      problem:
        "Aucun de ces {count} écrans ne montre ce que l’on voit quand le formulaire n’accepte pas une saisie.",
      why: "Ce que personne ne dessine est laissé au hasard : on apprend alors que quelque chose ne va pas, mais pas ce qu’il faut changer.",
      fix: "Dessinez aussi ce formulaire avec une saisie refusée : le message juste sous son champ, qui dit comment corriger.",
      by: {
        empty: {
          title: "Aucun écran ne montre la liste vide",
          problem:
            "« {name} » est dessiné avec son contenu, et aucun de ces {count} écrans ne le montre avant qu’il y en ait.",
          why: "C’est ainsi que chacun le voit en premier ; sans un mot sur ce qui viendra là, on croit à une panne.",
          fix: "Dessinez-le vide aussi : une ligne qui dit ce qui s’affichera ici, et un bouton qui mène au premier élément.",
        },
      },
    },
  },
  find: (frame) => {
    if (!isScreen(frame) || frameLanguage(frame) === "unknown" || countOfSet(frame) === undefined)
      return undefined;
    return new Map(
      [...refusingForm(frame), ...ownList(frame)].flatMap((one) =>
        one.layers.slice(0, 1).map((layer) => [layer, one] as const),
      ),
    );
  },
  tell: ({ by, name, layers }, { frame, pass, fail }) => {
    const isShown = by === "empty" ? saysEmptiness(frame.scene) : saysRefusal(frame.scene);
    return isShown ? pass() : fail({ name, count: countOfSet(frame) ?? 0 }, { layers, ...(by && { by }) });
  },
});
