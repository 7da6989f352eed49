import type { Change } from "../../../mend/change.ts";
import type { Frame, Layer } from "../../../perception/frame/frame.ts";
import type { Thing } from "../../../perception/things/thing.ts";
import { bottom, grow, intersection } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { propose, type Proposal } from "../fix.ts";
import { isPlacedByLayout } from "../set-values.ts";
import { resizeThing } from "./resize-thing.ts";
import { isRoom } from "./room.ts";
import { isWithin, thingOf } from "./thing-of.ts";

/** A control that is to be larger: its sides in px at least. */
export interface Wanted {
  readonly layer: Layer;
  readonly widthPx: number;
  readonly heightPx: number;
}

interface Grown {
  readonly box: Box;
  readonly changes: readonly Change[];
}

/** More controls at once are another design. */
const MOST = 12;
/** A control that grows leaves so much to what stands around it. */
const DISTANCE_PX = 8;
/** A control that would be larger by so much was meant to be a small one. */
const MOST_TIMES = 2.1;

/** Larger around its middle, or else only downwards or upwards. */
function sizes(box: Box, width: number, height: number): readonly Box[] {
  const x = Math.round(box.x - (width - box.width) / 2);
  const middle = { x, y: Math.round(box.y - (height - box.height) / 2), width, height };
  return height > box.height
    ? [middle, { ...middle, y: box.y }, { ...middle, y: bottom(box) - height }]
    : [middle];
}

/** The part around a box that has to be free for it to become another one. */
function roomFor(from: Box, to: Box): Box {
  const sideways = to.width > from.width ? DISTANCE_PX : 0;
  const upright = to.height > from.height ? DISTANCE_PX : 0;
  return {
    x: to.x - sideways,
    y: to.y - (to.y < from.y ? upright : 0),
    width: to.width + 2 * sideways,
    height: to.height + (to.y < from.y ? upright : 0) + (bottom(to) > bottom(from) ? upright : 0),
  };
}

/** An auto layout has room where it keeps to its content, or is large enough across. */
function hasRoomInLayout({ parent }: Layer, from: Box, to: Box): boolean {
  if (!parent?.node.layout) return false;
  const { layout, sizing, box } = parent.node;
  const [top, end, low, start] = layout.paddingPx;
  const isRow = layout.direction === "horizontal";
  const fitsAcross = isRow
    ? to.height <= box.height - top - low || sizing?.vertical === "hug"
    : to.width <= box.width - start - end || sizing?.horizontal === "hug";
  const isHuggingAlong = (isRow ? sizing?.horizontal : sizing?.vertical) === "hug";
  const growsAlong = isRow ? to.width > from.width : to.height > from.height;
  return fitsAcross && (!growsAlong || isHuggingAlong);
}

/** Circles stay circles. */
const keepsShape = ({ node }: Layer, to: Box): boolean =>
  node.type !== "ELLIPSE" || Math.abs(node.box.width / node.box.height - to.width / to.height) < 0.05;

function grown({ layer, widthPx, heightPx }: Wanted, frame: Frame): Grown | undefined {
  const thing: Thing | undefined = thingOf(layer, frame);
  const painter = thing?.painter;
  if (!thing || !painter) return undefined;
  const { box } = painter.node;
  const [width, height] = [Math.max(box.width, widthPx), Math.max(box.height, heightPx)];
  if (width > MOST_TIMES * box.width || height > MOST_TIMES * box.height) return undefined;
  const isHeld = isPlacedByLayout(painter);
  const own = (one: Thing): boolean => isWithin(one, thing);
  const to = sizes(box, width, height).find((one) =>
    isHeld ? hasRoomInLayout(painter, box, one) : isRoom(roomFor(box, one), frame, own),
  );
  const changes = to && keepsShape(painter, to) ? resizeThing(thing, to) : undefined;
  return to && changes && changes.length > 0 ? { box: to, changes } : undefined;
}

const isApart = (boxes: readonly Box[]): boolean =>
  boxes.every((box, index) =>
    boxes.slice(index + 1).every((other) => intersection(grow(box, DISTANCE_PX / 2), other) === null),
  );

/** Makes controls larger whose box is painted; none where one of them has no room for it. */
export function growControls(wanted: readonly Wanted[], frame: Frame): readonly Proposal[] {
  if (wanted.length > MOST) return [];
  const all = wanted.flatMap((one) => grown(one, frame) ?? []);
  if (all.length < wanted.length || !isApart(all.map(({ box }) => box))) return [];
  const changes = all.flatMap((one) => one.changes);
  const to = Math.max(...wanted.map(({ heightPx }) => heightPx));
  const kind = all.length > 1 ? "grow-controls" : "grow-control";
  return [propose(kind, { to, count: all.length }, changes)];
}
