import { area, center, union } from "../../scene/geometry.ts";
import { type Content, isWords, type OpenThing, type Thing } from "./thing.ts";

export const NONE: Content = { texts: 0, icons: 0, pictures: 0, boxes: 0, characters: 0, inkBox: null };

const isBefore = (a: Thing, b: Thing): boolean =>
  a.box.y + a.box.height <= center(b.box).y || (a.box.y < center(b.box).y && a.box.x < b.box.x);

function ownContent(thing: Thing): Content {
  const { box: inkBox } = thing;
  if (isWords(thing))
    return { ...NONE, texts: 1, characters: thing.layer.node.text.characters.length, first: thing, inkBox };
  if (thing.kind === "icon") return { ...NONE, icons: 1, leftIcon: thing, rightIcon: thing, inkBox };
  return thing.kind === "picture" ? { ...NONE, pictures: 1, inkBox } : NONE;
}

const chosen = <T>(a: T | undefined, b: T | undefined, isBetter: (a: T, b: T) => boolean): T | undefined =>
  a === undefined || (b !== undefined && isBetter(b, a)) ? b : a;

function withChild(sum: Content, child: Thing): Content {
  const { content: inner } = child;
  const isBox = child.painter !== undefined && area(child.box) > 0;
  const first = chosen(sum.first, inner.first, isBefore);
  const leftIcon = chosen(sum.leftIcon, inner.leftIcon, (a, b) => a.box.x < b.box.x);
  const rightIcon = chosen(sum.rightIcon, inner.rightIcon, (a, b) => a.box.x > b.box.x);
  const marks = [sum.inkBox, inner.inkBox ?? (isBox ? child.box : null)].filter((box) => box !== null);
  return {
    texts: sum.texts + inner.texts,
    icons: sum.icons + inner.icons,
    pictures: sum.pictures + inner.pictures,
    boxes: sum.boxes + inner.boxes + (isBox ? 1 : 0),
    characters: sum.characters + inner.characters,
    ...(first && { first }),
    ...(leftIcon && { leftIcon }),
    ...(rightIcon && { rightIcon }),
    inkBox: union(marks),
  };
}

/** Fills in the content of things, each of which comes after what it lies in. */
export function fillContents(all: readonly OpenThing[]): void {
  for (const thing of all) thing.content = ownContent(thing);
  for (const thing of all.toReversed())
    if (thing.parent) thing.parent.content = withChild(thing.parent.content, thing);
}
