import { elements } from "../../../../perception/elements/elements.ts";
import { tabBar } from "../../../../perception/controls/tab-bar.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { defineRule } from "../../../rule.ts";

/** So many icons nobody knows by heart: a house, a glass and a person alone many do. */
const MOST_ITEMS = 5;

export const unclearTabBar = defineRule({
  id: "unclear-tab-bar",
  aspect: "ux",
  severity: "minor",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/icon-usability/",
  says: {
    en: {
      title: "Tab bar without labels",
      problem: "The {count} items of the tab bar are icons without a word.",
      why: "Few icons mean the same to everyone: people have to try them out to find their way.",
      fix: "Put a one-word label under each icon.",
    },
    fr: {
      title: "Barre d’onglets sans libellés",
      problem: "Les {count} éléments de la barre d’onglets sont des icônes sans un mot.",
      why: "Peu d’icônes ont le même sens pour tous : il faut les essayer pour trouver son chemin.",
      fix: "Placez un libellé d’un mot sous chaque icône.",
    },
  },
  applies: (frame) => [tabBar(frame)?.bar ?? []].flat(),
  check: (bar, { frame, pass, fail }) => {
    const { items, leadsNowhere } = tabBar(frame) ?? { items: [], leadsNowhere: true };
    const holdsWords = textIndex(frame)
      .touching(bar.node.box)
      // A text painted before the bar lies below it, and is covered by it.
      .some(({ node, order }) => order >= bar.order && /\p{L}{2}/u.test(node.text.characters));
    // Words below the icons belong to their tabs, also where the bar ends above them.
    const isLabelled =
      holdsWords || elements(frame).some(({ role, label }) => role === "tab-bar" && /\p{L}{2}/u.test(label));
    return isLabelled || leadsNowhere
      ? pass()
      : fail({ count: items.length }, { miss: items.length < MOST_ITEMS ? "clear" : "severe" });
  },
});
