import type { TextLayer } from "../frame/frame.ts";
import { isWords, type TextThing, type Thing } from "../things/thing.ts";

const MOST_TEXTS = 24;

/** The words in things in the order in which they are read: the first of them, when there are many. */
export function textsIn(things: readonly Thing[]): readonly TextThing[] {
  const found: TextThing[] = [];
  const collect = (thing: Thing): void => {
    if (found.length >= MOST_TEXTS) return;
    if (isWords(thing)) found.push(thing);
    thing.children.forEach(collect);
  };
  things.forEach(collect);
  return found.toSorted(
    (a, b) => Math.round((a.box.y - b.box.y) / 4) || a.box.x - b.box.x || a.order - b.order,
  );
}

/** The characters of a text on one line. */
export const charactersOf = ({ node }: TextLayer): string => node.text.characters.trim().replace(/\s+/g, " ");
