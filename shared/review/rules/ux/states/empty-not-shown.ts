import type { Element } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame } from "../../../../perception/frame/frame.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { countOfSet, saysEmptiness } from "../../../../perception/structure/screens/states-of-set.ts";
import { frameLanguage } from "../../../../perception/text/language/language.ts";
import { labelWords } from "../../../../perception/text/language/label-words.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { OWN_LIST_WORDS } from "../../../../standards/words/states-of-screens.ts";
import { defineRule } from "../../../rule.ts";

const FEWEST_ENTRIES = 2;
const LONGEST_TITLE_WORDS = 3;

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
const titleOfOwnList = computed((frame: Frame): Element | undefined => {
  const all = elements(frame);
  return all.filter(isEntry).length >= FEWEST_ENTRIES ? all.find(namesOwnList) : undefined;
});

export const emptyNotShown = defineRule({
  id: "empty-not-shown",
  aspect: "ux",
  severity: "suggestion",
  certainty: "likely",
  judges: "screen",
  basis: "https://www.nngroup.com/articles/empty-state-interface-design/",
  says: {
    en: {
      title: "No screen shows the list while it is empty",
      problem:
        "“{name}” is drawn with entries, and none of these {count} screens shows it before there are any.",
      why: "That is how everybody sees it first, and without a word about what comes here it looks broken.",
      fix: "Draw it empty, too: a line that says what will stand here, and a button that leads to the first entry.",
    },
    fr: {
      title: "Aucun écran ne montre la liste vide",
      problem:
        "« {name} » est dessiné avec son contenu, et aucun de ces {count} écrans ne le montre avant qu’il y en ait.",
      why: "C’est ainsi que chacun le voit en premier ; sans un mot sur ce qui viendra là, on croit à une panne.",
      fix: "Dessinez-le vide aussi : une ligne qui dit ce qui s’affichera ici, et un bouton qui mène au premier élément.",
    },
  },
  applies: (frame) => {
    const title = isScreen(frame) && frameLanguage(frame) !== "unknown" ? titleOfOwnList(frame) : undefined;
    return title && countOfSet(frame) !== undefined ? [title.layers[0]] : [];
  },
  check: (_, { frame, pass, fail }) => {
    const [title, count] = [titleOfOwnList(frame), countOfSet(frame)];
    if (!title || count === undefined || saysEmptiness(frame.scene)) return pass();
    return fail({ name: excerpt(title.label, 40), count });
  },
});
