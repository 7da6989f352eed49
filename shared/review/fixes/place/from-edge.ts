import type { Change } from "../../../mend/change.ts";
import type { Frame, TextLayer } from "../../../perception/frame/frame.ts";
import { inkBox } from "../../../perception/text/typography/ink.ts";
import { right } from "../../../scene/geometry.ts";
import { propose, type Proposal } from "../fix.ts";
import { isPlacedByLayout, lengthChange, moveLayer } from "../set-values.ts";
import { isRoom } from "./room.ts";

/** A text box that would reach beyond the other margin ends there, where its letters do. */
function endAtMargin(layer: TextLayer, rightPx: number, end: number, inkEnd: number): readonly Change[] {
  const { box, text } = layer.node;
  const tooWide = right(box) + rightPx - end;
  const mayShrink = text.resize !== "width-and-height" && text.alignHorizontal === "left";
  return tooWide > 0 && mayShrink && inkEnd <= end
    ? lengthChange(layer, "width", box.width, Math.ceil(box.width - tooWide))
    : [];
}

/** Moves a text away from the side of the screen that it touches, to the margin that the rest keeps. */
export function moveFromEdge(text: TextLayer, marginPx: number, frame: Frame): readonly Proposal[] {
  const ink = inkBox(text);
  const { box } = frame.root.node;
  if (!ink || isPlacedByLayout(text)) return [];
  const own = text.node.box;
  const isAtLeft = own.x - box.x < right(box) - right(own) || own.x - box.x < marginPx / 2;
  const rightPx = Math.round(isAtLeft ? box.x + marginPx - own.x : right(box) - marginPx - right(own));
  const moved = { ...ink, x: ink.x + rightPx };
  const fits = isAtLeft ? right(moved) <= right(box) - marginPx : moved.x >= box.x + marginPx;
  if (!fits || !isRoom(moved, frame, ({ layer }) => layer === text)) return [];
  const changes = [
    ...moveLayer(text, rightPx, 0),
    ...(isAtLeft ? endAtMargin(text, rightPx, right(box) - marginPx, right(moved)) : []),
  ];
  return [propose("move-from-edge", { px: Math.abs(rightPx), margin: marginPx }, changes)];
}
