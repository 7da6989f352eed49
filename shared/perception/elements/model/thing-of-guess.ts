import type { Thing } from "../../things/thing.ts";
import type { Presumed } from "../recognised.ts";

/** The only painted box in a thing. */
const paintedIn = ({ children }: Thing): Thing | undefined =>
  children.find(({ painter }) => painter) ?? children.map(paintedIn).find((painted) => painted !== undefined);

/** The only words in a thing that shows nothing else. */
function wordsAlone(thing: Thing): Thing | undefined {
  const { texts, icons, pictures, boxes, first } = thing.content;
  return !thing.painter && texts === 1 && icons + pictures + boxes === 0 ? first : undefined;
}

/** A lower box is a line below the field, not its box. */
const LOWEST_BOX_PX = 16;

/** The box of a field, not the frame around it and its label. */
function boxAlone(thing: Thing): Thing | undefined {
  const box = !thing.painter && thing.content.boxes === 1 ? paintedIn(thing) : undefined;
  return box && box.box.height >= LOWEST_BOX_PX ? box : undefined;
}

const WITH_ICON = { mostIcons: 2, highestPx: 96, widestPx: 320 };

/** True when a frame without paint shows a few words, an icon at most and nothing else. */
function isPair(thing: Thing): boolean {
  const { texts, icons, pictures, boxes } = thing.content;
  const isSmall = thing.box.height <= WITH_ICON.highestPx && thing.box.width <= WITH_ICON.widestPx;
  return !thing.painter && isSmall && texts === 1 && icons <= WITH_ICON.mostIcons && pictures + boxes === 0;
}

/** Words with the icon before or above them, in a frame without paint that shows nothing else. */
function withIcon(words: Thing): Thing | undefined {
  if (words.content.icons > 0) return undefined;
  let pair: Thing | null = words.parent;
  while (pair?.parent && isPair(pair) && pair.content.icons === 0) pair = pair.parent;
  return pair?.parent && isPair(pair) ? pair : undefined;
}

/**
 * The thing that is seen as an element: what is filled in is the box, a heading is its words, and an icon belongs to the
 * link that it stands at.
 */
export function thingOf({ role, thing }: Presumed): Thing {
  if (role === "link") return withIcon(thing) ?? thing;
  if (role === "heading") return wordsAlone(thing) ?? thing;
  return (role === "field" ? boxAlone(thing) : undefined) ?? thing;
}
