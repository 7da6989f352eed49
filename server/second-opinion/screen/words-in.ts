import { computed } from "../../../shared/perception/frame/computed.ts";
import { frameOf } from "../../../shared/perception/frame/frame.ts";
import { rememberedObject } from "../../../shared/perception/frame/remembered-object.ts";
import { hiddenTexts } from "../../../shared/perception/paint/covers/hidden-texts.ts";
import { isNoPart } from "../../../shared/perception/parts/foreign-part.ts";
import { isWords, type Thing, type TextThing } from "../../../shared/perception/things/thing.ts";

/** A text of a design may be a novel. */
const MOST_CHARACTERS = 4000;

const hiddenOf = computed((frame) => new Set<unknown>(hiddenTexts(frame)));

/** True when words cannot be seen, or are the system's. */
const isOut = ({ layer }: Thing): boolean => isNoPart(layer) || hiddenOf(frameOf(layer)).has(layer);

function collect(thing: Thing, found: TextThing[]): readonly TextThing[] {
  if (isWords(thing) && !isOut(thing)) found.push(thing);
  for (const child of thing.children) collect(child, found);
  return found;
}

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

/** The words on a thing and all that lies in it, in the order in which they are read. */
export const wordsIn: (thing: Thing) => string = rememberedObject((thing: Thing) =>
  inLines(collect(thing, []))
    .map(({ layer }) => layer.node.text.characters.trim().replaceAll(/\s+/g, " "))
    .join(" ")
    .slice(0, MOST_CHARACTERS),
);
