import { tabBar } from "../../computed/tab-bar.ts";
import { textsOf } from "../../computed/target-words.ts";
import { defineRule } from "../../rule.ts";

export const tabBarLabels = defineRule({
  id: "tab-bar-labels",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  basis: "https://www.nngroup.com/articles/icon-usability/",
  says: {
    title: "Tab bar without labels",
    problem: "The {count} items of the tab bar are icons without a word.",
    why: "Few icons mean the same to everyone: people have to try them out to find their way.",
    fix: "Put a one-word label under each icon.",
  },
  applies: (frame) => [tabBar(frame)?.bar ?? []].flat(),
  check: (bar, { frame, pass, fail }) => {
    const items = tabBar(frame)?.items ?? [];
    return textsOf(bar).some(({ node }) => /\p{L}{2}/u.test(node.text.characters))
      ? pass()
      : fail({ count: items.length });
  },
});
