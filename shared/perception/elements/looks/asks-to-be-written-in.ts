import { bottom, right } from "../../../scene/geometry.ts";
import { readsFromRight } from "../../text/language/reads-from-right.ts";
import type { TextThing, Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";
import { asksForEntry, saysField } from "./entry-words.ts";
import { isCentredAcross } from "./looks-like-button.ts";

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

/** Words with so much less room below them than above head what comes next. */
const LEAST_BELOW = 0.25;

/** True of words in the lower part of a box: one writes in its middle, or begins at its top. */
const standLow = (first: TextThing, { box }: Thing): boolean =>
  bottom(box) - bottom(first.box) < LEAST_BELOW * (first.box.y - box.y) - 1;

/** True when the words in a box, or the icon before them, begin where one begins to read, and leave room to write. */
export function leavesRoom(thing: Thing, first: TextThing, sight: Sight, leftIcon?: Thing): boolean {
  const { before, behind } = roomIn(thing, first, sight, leftIcon);
  return (
    before <= LARGEST_PAD_PX &&
    behind >= SLACK_SHARE * thing.box.width &&
    behind >= FREE_OF_PAD * before &&
    !standLow(first, thing)
  );
}

/** The mark of a field that has to be filled in: “Email*”. */
const REQUIRED = /^[*＊]|[*＊]$/u;

/**
 * True for a painted box that says what to write, and leaves room for it behind the words or marks them as required. “Search”
 * in the middle of a box is what a button says.
 */
export function asksToBeWrittenIn(thing: Thing, sight: Sight): boolean {
  const { texts, icons, boxes, first } = thing.content;
  if (!thing.painter || !first || texts !== 1 || boxes > 0) return false;
  const words = first.layer.node.text.characters.trim();
  const isRequired = REQUIRED.test(words) && saysField(first);
  return isRequired || (icons === 0 && asksForEntry(words) && leavesRoom(thing, first, sight));
}

/**
 * True for a painted box whose words stand in its middle and name nothing that could be written: what is written begins at
 * an edge.
 */
export function leavesNothingToWrite(thing: Thing): boolean {
  const { texts, icons, pictures, boxes, first, inkBox } = thing.content;
  if (!thing.painter || !first || !inkBox || texts !== 1 || icons > 1 || pictures + boxes > 0) return false;
  return (
    isCentredAcross(inkBox, thing.box) && !saysField(first) && !asksForEntry(first.layer.node.text.characters)
  );
}
