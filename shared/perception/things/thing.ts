import type { Box } from "../../scene/scene.ts";
import type { Layer, TextLayer } from "../frame/frame.ts";

/**
 * The kinds of marks on a screen at first sight: words; a plain shape; a small drawing that stands for
 * something; a photograph or a larger drawing; or a group of such things, painted as a box or not.
 */
export type ThingKind = "text" | "shape" | "icon" | "picture" | "group";

/**
 * One thing that people see, and what they see in it. Things nest as they are painted, not as layers are filed: a text
 * over a rectangle lies in the rectangle, though both are siblings.
 */
export interface Thing {
  readonly kind: ThingKind;
  readonly layer: Layer;
  /** The box in which it can be seen: of letters, not of text boxes; without the parts that are clipped away. */
  readonly box: Box;
  /** The layer that paints its box; absent when nothing does. */
  readonly painter?: Layer;
  readonly parent: Thing | null;
  /** In painting order; nothing inside of icons and pictures. */
  readonly children: readonly Thing[];
  readonly content: Content;
  /** Position among the things of the frame, each after what it lies in. */
  readonly order: number;
}

/** A thing while a frame is put together of them. */
export interface OpenThing extends Thing {
  readonly parent: OpenThing | null;
  readonly children: OpenThing[];
  content: Content;
}

/** A thing that is words. */
export interface TextThing extends Thing {
  readonly kind: "text";
  readonly layer: TextLayer;
}

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

/** The layer that paints a thing: that of its box, or else its own. */
export const painterOf = ({ painter, layer }: Thing): Layer => painter ?? layer;

/** True when a thing is words. */
export const isWords = (thing: Thing): thing is TextThing => thing.kind === "text";
