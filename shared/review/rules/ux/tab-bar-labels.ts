import { tabBar } from "../../../perception/elements/tab-bar.ts";
import { textsOf } from "../../../perception/elements/target-words.ts";
import { nameWords } from "../../../perception/text/words.ts";
import type { Layer } from "../../../perception/frame/frame.ts";
import { defineRule } from "../../rule.ts";

/** The system's own bar, a player or a tool bar leads nowhere: its icons are commands. */
const COMMANDS: ReadonlySet<string> = new Set(
  "back recents recent overview system gesture play pause prev previous next player tool tools toolbar editor".split(
    " ",
  ),
);

const holdsCommands = (bar: Layer, items: readonly Layer[]): boolean =>
  [bar, ...items].some(({ node }) => nameWords(node.name).some((word) => COMMANDS.has(word)));

export const tabBarLabels = defineRule({
  id: "tab-bar-labels",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
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
    if (holdsCommands(bar, items)) return pass();
    return textsOf(bar).some(({ node }) => /\p{L}{2}/u.test(node.text.characters))
      ? pass()
      : fail({ count: items.length });
  },
});
