import { ancestors, isText, type Layer } from "../../frame/frame.ts";
import { boxPainter } from "../../paint/painted-box.ts";
import { mainRun } from "../../text/typography/lines.ts";
import { type Axis, SIDEWAYS } from "../../structure/axis.ts";
import type { RowItem } from "./marks.ts";

/** Words further apart than this, in ems, and boxes further than this in their sizes, are no row. */
const FARTHEST = { em: 9, sizes: 1.25 };
/** Icons stand farther apart than they are wide. */
const SMALL_PX = 72;

/** True when an auto layout keeps the space between two layers. */
export function areLaidOut(a: Layer, b: Layer): boolean {
  const around = new Set(ancestors(a));
  const common = ancestors(b).find((layer) => around.has(layer));
  return common?.node.layout !== undefined && ![a, b].some(({ node }) => node.isAbsolute);
}

/** The colour that a box is filled with: below some fields a button is none of them. */
function paintOf(layer: Layer): string {
  const painter = boxPainter(layer);
  return JSON.stringify(
    painter?.node.fills?.map(({ type, ...paint }) => [type, "color" in paint && paint.color]),
  );
}

/** True when two things are seen as neighbours, and words below each other as items of one list. */
export function areNeighbors(
  { layer: a, box }: RowItem,
  { layer: b, box: next }: RowItem,
  along: Axis,
): boolean {
  const gapPx = along.start(next) - along.start(box) - along.size(box);
  if (gapPx < 0) return false;
  if (!isText(a) || !isText(b))
    return (
      gapPx <= FARTHEST.sizes * Math.max(along.size(box), SMALL_PX) &&
      (along === SIDEWAYS || paintOf(a) === paintOf(b))
    );
  const [one, other] = [mainRun(a), mainRun(b)];
  const areOfOneStyle = one.fontFamily === other.fontFamily && one.weight === other.weight;
  return gapPx <= FARTHEST.em * one.sizePx && (along === SIDEWAYS || areOfOneStyle);
}
