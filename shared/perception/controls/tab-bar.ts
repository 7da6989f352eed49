import { contains } from "../../scene/geometry.ts";
import { list } from "../../standards/list.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { isSure } from "../elements/element.ts";
import { elements } from "../elements/elements.ts";
import { computed } from "../frame/computed.ts";
import { nameWords } from "../text/language/words.ts";

/** The bar at the bottom of a phone screen that leads to the main places of an app. */
export interface TabBar {
  readonly bar: Layer;
  /** From left to right. */
  readonly items: readonly Layer[];
  /** Its icons are commands: those of the system, of a player, of an editor. */
  readonly leadsNowhere: boolean;
}

const FEWEST_ITEMS = 3;
/** A round item in the middle may rise over the edge of its bar. */
const OVER_EDGE_PX = 40;

const byX = (a: Layer, b: Layer): number => a.node.box.x - b.node.box.x;

/** The system's own bar, a player or a tool bar leads nowhere: its icons are commands. */
const COMMANDS = list(
  "back, recents, recent, overview, system, gesture, play, pause, prev, previous, next, player, tool, tools",
  "toolbar, editor",
);

const isCommand = ({ node }: Layer): boolean => nameWords(node.name).some((word) => COMMANDS.has(word));

/** The tab bar of a phone screen; undefined when there is none. */
export const tabBar = computed((frame: Frame): TabBar | undefined => {
  const found = elements(frame).filter((one) => isSure(one, "taken"));
  const taken = found.find(({ role }) => role === "tab-bar");
  if (!taken) return undefined;
  const items = found
    .filter(({ role, box }) => role === "tab" && contains(taken.box, box, OVER_EDGE_PX))
    .map(({ layers: [item] }) => item)
    .toSorted(byX);
  const [bar] = taken.layers;
  return items.length < FEWEST_ITEMS
    ? undefined
    : { bar, items, leadsNowhere: [bar, ...items].some(isCommand) };
});

/** True when a layer lies on the tab bar: a label of it may be filed beside the bar. */
export function isOnTabBar({ node }: Layer, frame: Frame): boolean {
  const bar = tabBar(frame)?.bar;
  return bar !== undefined && contains(bar.node.box, node.box, 1);
}
