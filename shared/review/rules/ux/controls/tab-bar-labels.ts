import { tabBar } from "../../../../perception/controls/tab-bar.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { defineRule } from "../../../rule.ts";

export const tabBarLabels = defineRule({
  id: "tab-bar-labels",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
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
    const isLabelled = textIndex(frame)
      .touching(bar.node.box)
      // A text painted before the bar lies below it, and is covered by it.
      .some(({ node, order }) => order > bar.order && /\p{L}{2}/u.test(node.text.characters));
    return isLabelled || leadsNowhere ? pass() : fail({ count: items.length });
  },
});
