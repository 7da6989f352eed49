import { right } from "../../../scene/geometry.ts";
import { readsFromRight } from "../../text/language/reads-from-right.ts";
import type { TextThing, Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";

const LARGEST_PAD_PX = 64;
const SLACK_SHARE = 0.2;

/** The room in a box before its words, or the icon before them, and behind them, as they are read. */
function roomIn({ box }: Thing, first: TextThing, { frame }: Sight, leftIcon?: Thing) {
  const from = leftIcon && leftIcon.box.x < first.box.x ? leftIcon.box.x : first.box.x;
  const [left, behind] = [from - box.x, right(box) - right(first.box)];
  return readsFromRight(frame) && behind < left ? { before: behind, behind: left } : { before: left, behind };
}

/** The words of a button may be a little off its middle. */
const FREE_OF_PAD = 1.5;

/** True when the words in a box, or the icon before them, begin where one begins to read, and leave room to write. */
export function leavesRoom(thing: Thing, first: TextThing, sight: Sight, leftIcon?: Thing): boolean {
  const { before, behind } = roomIn(thing, first, sight, leftIcon);
  return (
    before <= LARGEST_PAD_PX && behind >= SLACK_SHARE * thing.box.width && behind >= FREE_OF_PAD * before
  );
}
