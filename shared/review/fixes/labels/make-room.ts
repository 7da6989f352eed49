import type { Change } from "../../../mend/change.ts";
import type { Layer } from "../../../perception/frame/frame.ts";
import { bottom, center, contains, right, union } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { moveLayer } from "../set-values.ts";

/** A field, and how much further from what is above it is to stand. */
export interface DownWish {
  readonly field: Layer;
  readonly px: number;
}

/** Fields that go down, each by so much, and what has to go with them. */
export interface Room {
  readonly changes: readonly Change[];
  /** How far a field goes down. */
  readonly downOf: (field: Layer) => number;
  /** How far the last of them goes down. */
  readonly mostPx: number;
}

const SAME_PX = 2;
/** The space that stays below what has moved: half of what was there, and never less. */
const LEAST_LEFT_PX = 16;
const SHARE_LEFT = 0.5;
/** A form that grows by more is another screen. */
const MOST_PX = 120;

const holdsPoint = (
  { x, y, width, height }: Box,
  point: { readonly x: number; readonly y: number },
): boolean => point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

const isEnough = (spacePx: number, byPx: number): boolean =>
  spacePx - byPx >= Math.max(LEAST_LEFT_PX, spacePx * SHARE_LEFT);

/** The layers beside a field in its parent that stand in the column of all these fields, but for what lies behind them. */
function columnOf(
  parent: Layer,
  all: Box,
  first: number,
): { readonly inFront: readonly Layer[]; readonly limit: number } {
  const near = parent.children.filter(
    ({ node: { box }, visibleBox }) => visibleBox !== null && box.x < right(all) && right(box) > all.x,
  );
  const behind = near.filter(({ node, order }) => order < first && contains(node.box, all));
  const limit = [parent, ...behind].reduce((least, { node }) => Math.min(least, bottom(node.box)), Infinity);
  return { inFront: near.filter((layer) => !behind.includes(layer)), limit };
}

interface Step {
  readonly y: number;
  readonly px: number;
}

/** The steps down, from top to bottom: fields side by side take one together. */
function stepsOf(wishes: readonly DownWish[]): readonly Step[] {
  const steps: Step[] = [];
  for (const { field, px } of wishes.toSorted((a, b) => a.field.node.box.y - b.field.node.box.y)) {
    const { y } = field.node.box;
    const last = steps.at(-1);
    if (last && y - last.y <= SAME_PX) steps.splice(-1, 1, { y: last.y, px: Math.max(last.px, px) });
    else steps.push({ y, px });
  }
  return steps;
}

/** An icon in a field may be a little higher than that. */
const OVER_PX = 8;

/** Where a layer counts to stand: in the field that it is drawn in, else where it begins. */
const standOf = ({ node: { box } }: Layer, wishes: readonly DownWish[]): number =>
  wishes.find(({ field }) => holdsPoint(field.node.box, center(box)) && box.y >= field.node.box.y - OVER_PX)
    ?.field.node.box.y ?? box.y;

/**
 * Moves fields apart, and what stands below them down, as far as free space takes it up: that above something else, which
 * then stays, or that at the end. Undefined where there is not enough of it, or where something would be torn apart.
 */
export function makeRoom(parent: Layer, wishes: readonly DownWish[]): Room | undefined {
  const boxes = wishes.map(({ field }) => field.node.box);
  const all = union(boxes);
  if (!all || wishes.some(({ field }) => field.parent !== parent)) return undefined;
  const steps = stepsOf(wishes);
  const downAt = (at: number): number =>
    steps.reduce((sum, { y, px }) => sum + (y <= at + SAME_PX ? px : 0), 0);
  const mostPx = downAt(Infinity);
  const { inFront, limit } = columnOf(parent, all, Math.min(...wishes.map(({ field }) => field.order)));
  const first = steps.find(({ px }) => px > 0)?.y ?? Infinity;
  const changes: Change[] = [];
  let end = -Infinity;
  let isTaken = false;
  const stands = inFront.map((layer) => ({ layer, y: standOf(layer, wishes) })).toSorted((a, b) => a.y - b.y);
  for (const { layer, y } of stands) {
    const { box } = layer.node;
    const isAbove = y < first - SAME_PX;
    if (isAbove && bottom(box) > first + SAME_PX) return undefined;
    isTaken ||= y > bottom(all) - SAME_PX && isEnough(box.y - end, mostPx);
    end = Math.max(end, bottom(box));
    if (isAbove || isTaken) continue;
    const moved = moveLayer(layer, 0, downAt(y));
    if (moved.length === 0 && downAt(y) > 0) return undefined;
    changes.push(...moved);
  }
  const isRoomLeft = isTaken || isEnough(limit - end, mostPx);
  return mostPx > 0 && mostPx <= MOST_PX && isRoomLeft
    ? { changes, downOf: ({ node }) => downAt(node.box.y), mostPx }
    : undefined;
}
