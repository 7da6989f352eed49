import { right } from "../../../scene/geometry.ts";
import type { TextThing, Thing } from "../../things/thing.ts";

const LARGEST_PAD_PX = 64;
const SLACK_SHARE = 0.2;

/** True when the words in a box, or the icon before them, begin at the left, and leave room to write. */
export function startsLeft(thing: Thing, first: TextThing, from = first.box.x): boolean {
  const padLeft = from - thing.box.x;
  const slack = right(thing.box) - right(first.box);
  return padLeft <= LARGEST_PAD_PX && slack >= SLACK_SHARE * thing.box.width && slack > padLeft;
}

const FREE_OF_PAD = 1.5;

/** The same on any screen, where the words of a button may be a little off its middle. */
export function leavesRoom(thing: Thing, first: TextThing, leftIcon?: Thing): boolean {
  const from = leftIcon && leftIcon.box.x < first.box.x ? leftIcon.box.x : first.box.x;
  return (
    startsLeft(thing, first, from) &&
    right(thing.box) - right(first.box) >= FREE_OF_PAD * (from - thing.box.x)
  );
}
