import { frameOf } from "../../../shared/perception/frame/frame.ts";
import { rememberedObject } from "../../../shared/perception/frame/remembered-object.ts";
import { shownText } from "../../../shared/perception/text/typography/shown-text.ts";
import { isWords, type Thing, type TextThing } from "../../../shared/perception/things/thing.ts";
import { isSeen } from "./is-seen.ts";

/** A text of a design may be a novel. */
const MOST_CHARACTERS = 4000;

function collect(thing: Thing, found: TextThing[]): readonly TextThing[] {
  if (isWords(thing) && isSeen(thing, frameOf(thing.layer))) found.push(thing);
  for (const child of thing.children) collect(child, found);
  return found;
}

/** The texts that people read on a thing and all that lies in it. */
export const textsRead = (thing: Thing): readonly TextThing[] => collect(thing, []);

const middle = ({ box }: TextThing): number => box.y + box.height / 2;

/** Texts whose middles are nearer than half of the lower one stand on one line. */
const isOnLine = (a: TextThing, b: TextThing): boolean =>
  Math.abs(middle(a) - middle(b)) < Math.min(a.box.height, b.box.height) / 2;

/** In lines from top to bottom, each from left to right. */
function inLines(texts: readonly TextThing[]): readonly TextThing[] {
  const lines: TextThing[][] = [];
  for (const text of texts.toSorted((a, b) => middle(a) - middle(b))) {
    const line = lines.at(-1);
    if (line?.[0] && isOnLine(line[0], text)) line.push(text);
    else lines.push([text]);
  }
  return lines.flatMap((line) => line.toSorted((a, b) => a.box.x - b.box.x));
}

/** The words of texts as people read them, from top to bottom, capitals of their style as capitals. */
export const readInOrder = (texts: readonly TextThing[]): readonly string[] =>
  inLines(texts).map(({ layer }) => shownText(layer).trim().replaceAll(/\s+/g, " "));

/** The words on a thing and all that lies in it, in the order in which they are read. */
export const wordsIn: (thing: Thing) => string = rememberedObject((thing: Thing) =>
  readInOrder(textsRead(thing)).join(" ").slice(0, MOST_CHARACTERS),
);
