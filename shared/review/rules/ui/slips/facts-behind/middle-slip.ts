import type { Box } from "../../../../../scene/scene.ts";
import type { PixelSlip } from "./slip.ts";
import { bottom, contains, grow, right } from "../../../../../scene/geometry.ts";
import { type Frame, isText, type Layer, type TextLayer } from "../../../../../perception/frame/frame.ts";
import { fromMiddle } from "../../../../../perception/layout/off.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import { lettersBox } from "../../../../../perception/text/typography/ink.ts";
import { styleOf } from "../../../../../perception/text/typography/text-style.ts";

/** The room around a thing in what it lies in. */
type RoomAround = Readonly<Record<"roomLeftPx" | "roomRightPx" | "roomAbovePx" | "roomBelowPx", number>>;

/** Things beside the middle of what is around them, with the room that shows it. */
export type MiddleSlip = PixelSlip<
  "box" | "field" | "screen",
  RoomAround & { readonly content: Layer; readonly count: number }
>;

export type MiddleWay = "rightPx" | "downPx";

/** The room on the four sides of a box in another one. */
export const roomAround = (across: Box, along: Box, around: Box): RoomAround => ({
  roomLeftPx: Math.round(across.x - around.x),
  roomRightPx: Math.round(right(around) - right(across)),
  roomAbovePx: Math.round(along.y - around.y),
  roomBelowPx: Math.round(bottom(around) - bottom(along)),
});

/** True of a text whose box tells where its words lie; in one that is set by hand they lie as they are aligned. */
const keepsToWords = ({ node: { text } }: TextLayer, way: MiddleWay): boolean =>
  way === "rightPx"
    ? text.resize === "width-and-height" || text.alignHorizontal === "center"
    : text.resize !== "none" || text.alignVertical === "center";

const HAS_TAIL = /[gjpqyç,;]/u;
/** The tail of a “g” hangs this far below its line, in em. */
const TAIL_EM = 0.25;

/** The letters of a line without their tails: by these people see how high it stands. */
const withoutTails = (text: TextLayer, ink: Box): Box =>
  HAS_TAIL.test(text.node.text.characters)
    ? { ...ink, height: Math.max(0, ink.height - TAIL_EM * styleOf(text).sizePx) }
    : ink;

/**
 * The boxes of a content whose middle is meant: of a text its line and its letters, with their tails and without, which differ
 * in how far they reach.
 */
export function boxesOf(content: Layer, way: MiddleWay): readonly Box[] {
  if (!isText(content)) return [content.node.box];
  const ink = content.node.effects ? undefined : content.node.renderBox;
  return [
    ...(keepsToWords(content, way) ? [content.node.box] : []),
    ...(ink ? [ink, withoutTails(content, ink)] : []),
  ];
}

/** The box of a content that is nearest to the middle of one around it. */
const nearestToMiddle = (content: Layer, around: Box, way: MiddleWay): Box =>
  boxesOf(content, way).toSorted(
    (a, b) => Math.abs(fromMiddle(a, around)[way]) - Math.abs(fromMiddle(b, around)[way]),
  )[0] ?? content.node.box;

export const roomOf = (content: Layer, around: Box): RoomAround =>
  roomAround(nearestToMiddle(content, around, "rightPx"), nearestToMiddle(content, around, "downPx"), around);

/** How far a content lies from the middle of a box, in px; 0 where its line and its letters say that it does not. */
export function offMiddleOf(content: Layer, around: Box, way: MiddleWay): number {
  const boxes = boxesOf(content, way);
  const least = boxes.length > 0 ? fromMiddle(nearestToMiddle(content, around, way), around)[way] : 0;
  return boxes.every((box) => Math.sign(fromMiddle(box, around)[way]) === Math.sign(least)) ? least : 0;
}

/** The distance by which letters and edges lie outside a box and still on it. */
export const SPARE_PX = 2;

/** All texts that lie on a box, in its layers or over them. */
export const textsOn = (box: Box, frame: Frame): readonly TextLayer[] =>
  textIndex(frame)
    .touching(box)
    .filter((text) => contains(grow(box, SPARE_PX), lettersBox(text)));
