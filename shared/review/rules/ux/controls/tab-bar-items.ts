import { tabBar } from "../../../../perception/controls/tab-bar.ts";
import { defineRule } from "../../../rule.ts";

const MOST_ITEMS = 5;

export const tabBarItems = defineRule({
  id: "tab-bar-items",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://developer.android.com/develop/ui/compose/components/navigation-bar",
  says: {
    en: {
      title: "Too many items in tab bar",
      problem: "The tab bar has {count} items; a phone has room for {most}.",
      why: "Each item gets small and hard to hit, and the main places of the app are lost among the others.",
      fix: "Keep the {most} places that people visit most and move the others to a screen of their own.",
    },
    fr: {
      title: "Trop d’éléments dans la barre",
      problem: "La barre d’onglets compte {count} éléments ; un téléphone a de la place pour {most}.",
      why: "Chaque élément devient petit et difficile à toucher, et les écrans principaux se perdent parmi les autres.",
      fix: "Gardez les {most} destinations les plus visitées et déplacez les autres sur un écran à part.",
    },
  },
  applies: (frame) => [tabBar(frame)?.bar ?? []].flat(),
  check: (_, { frame, pass, fail }) => {
    const count = tabBar(frame)?.items.length ?? 0;
    return count > MOST_ITEMS ? fail({ count, most: MOST_ITEMS }) : pass();
  },
});
