import { area, center, union } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { computed } from "../frame/computed.ts";
import type { Frame } from "../frame/frame.ts";
import { isWords, type TextThing, type Thing } from "./thing.ts";
import { things } from "./things.ts";

/** How much lies in a thing, all the way down; a text, an icon and a picture count as their own content. */
export interface Content {
  readonly texts: number;
  readonly icons: number;
  readonly pictures: number;
  /** Painted boxes inside, without the thing's own. */
  readonly boxes: number;
  readonly characters: number;
  /** The text that is read first: the highest one, and of those the one at the left. */
  readonly first?: TextThing;
  /** The icon that stands farthest to the left, and the one farthest to the right. */
  readonly leftIcon?: Thing;
  readonly rightIcon?: Thing;
  /** Around all marks inside; null when there are none. */
  readonly inkBox: Box | null;
}

const NONE: Content = { texts: 0, icons: 0, pictures: 0, boxes: 0, characters: 0, inkBox: null };

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

function withChild(sum: Content, child: Thing, inner: Content): Content {
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

/** The content of each thing of a frame, in their order. */
export const contents = computed((frame: Frame): readonly Content[] => {
  const all = things(frame);
  const found = all.map(ownContent);
  for (let order = all.length - 1; order > 0; order--) {
    const thing = all[order] as Thing;
    if (thing.parent)
      found[thing.parent.order] = withChild(
        found[thing.parent.order] as Content,
        thing,
        found[order] as Content,
      );
  }
  return found;
});

/** The content of a thing of a frame. */
export const contentOf = (thing: Thing, frame: Frame): Content => contents(frame)[thing.order] ?? NONE;
