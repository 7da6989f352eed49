import { liesWithin } from "../../../perception/frame/lies-within.ts";
import type { Change } from "../../../mend/change.ts";
import { sight } from "../../../perception/elements/evidence/sight.ts";
import { isText, type Frame, type Layer } from "../../../perception/frame/frame.ts";
import { isPainted } from "../../../perception/paint/painted-box.ts";
import type { Thing } from "../../../perception/things/thing.ts";
import { inkBox } from "../../../perception/text/typography/ink.ts";
import { areNear, center, grow, intersection } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { propose, type Proposal } from "../fix.ts";
import { isPlacedByLayout } from "../set-values.ts";
import { resizeLayer, resizeThing } from "./resize-thing.ts";
import { DISTANCE_PX, isRoom, roomFor } from "./room.ts";
import { thingOfLayer } from "../../../perception/things/thing-of-layer.ts";

/** A control that is to be larger: its sides in px at least. */
interface WantedSize {
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
/** A control that would be larger by so much was meant to be a small one. */
const MOST_TIMES = 2.1;

/** From the middle of a stretch, or else from its start or its end. */
const starts = (at: number, from: number, to: number): readonly number[] =>
  to > from ? [Math.round(at - (to - from) / 2), at, at + from - to] : [at];

/** Larger around its middle, or else to one side, downwards or upwards. */
const sizes = (box: Box, width: number, height: number): readonly Box[] =>
  starts(box.x, box.width, width).flatMap((x) =>
    starts(box.y, box.height, height).map((y) => ({ x, y, width, height })),
  );

/** The width with which a label has as much room beside it as above it. */
function labelWidth({ children }: Thing, height: number): number {
  const [only, ...others] = children;
  const ink = only && isText(only.layer) && others.length === 0 ? inkBox(only.layer) : null;
  return ink ? Math.ceil(ink.width + height - ink.height) : 0;
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

function grown({ layer, widthPx, heightPx }: WantedSize, frame: Frame): Grown | undefined {
  const thing: Thing | undefined = thingOfLayer(layer, frame);
  const painter = thing?.painter;
  if (!thing || !painter) return undefined;
  const { box } = painter.node;
  const [width, height] = [Math.max(box.width, widthPx), Math.max(box.height, heightPx)];
  if (width > MOST_TIMES * box.width || height > MOST_TIMES * box.height) return undefined;
  const isHeld = isPlacedByLayout(painter);
  const own = (one: Thing): boolean => liesWithin(one, thing);
  const wide = Math.max(width, labelWidth(thing, height));
  const candidates = [...sizes(box, wide, height), ...(wide > width ? sizes(box, width, height) : [])];
  const to = candidates.find((one) =>
    isHeld ? hasRoomInLayout(painter, box, one) : isRoom(roomFor(box, one), frame, own),
  );
  const changes = to && keepsShape(painter, to) ? resizeThing(thing, to) : undefined;
  return to && changes && changes.length > 0 ? { box: to, changes } : undefined;
}

const FRAMES: ReadonlySet<string> = new Set(["FRAME", "INSTANCE", "COMPONENT"]);
/** The frame around an icon is not seen. */
const MOST_TIMES_UNSEEN = 3;

/** The frame of an icon grows around it, as the place that is touched. */
function unseen({ layer, widthPx, heightPx }: WantedSize, frame: Frame): Grown | undefined {
  const { box, type } = layer.node;
  if (!FRAMES.has(type) || isPainted(layer) || layer.children.length === 0) return undefined;
  const [width, height] = [Math.max(box.width, widthPx), Math.max(box.height, heightPx)];
  if (width > MOST_TIMES_UNSEEN * box.width || height > MOST_TIMES_UNSEEN * box.height) return undefined;
  const own = (one: Thing): boolean => liesWithin(one.layer, layer);
  const [to] = sizes(box, width, height).filter((one) =>
    isPlacedByLayout(layer) ? hasRoomInLayout(layer, box, one) : isRoom(one, frame, own),
  );
  const changes = to && resizeLayer(layer, to, "in-the-middle");
  return to && changes && changes.length > 0 ? { box: to, changes } : undefined;
}

const isApart = (boxes: readonly Box[]): boolean =>
  boxes.every((box, index) =>
    boxes.slice(index + 1).every((other) => intersection(grow(box, DISTANCE_PX / 2), other) === null),
  );

const ROW_PX = 4;

/** True when all that stand in one row with a control and are as high as it grow along. */
function keepsRow({ layer }: WantedSize, wanted: readonly WantedSize[], frame: Frame): boolean {
  const thing = thingOfLayer(layer, frame);
  if (!thing) return true;
  const mates = wanted.filter((one) => {
    const box = thingOfLayer(one.layer, frame)?.box;
    return (
      box &&
      areNear(center(box).y, center(thing.box).y, ROW_PX) &&
      areNear(box.height, thing.box.height, ROW_PX)
    );
  });
  return sight(frame).twins.row(thing) < mates.length;
}

function larger(wanted: readonly WantedSize[], frame: Frame): readonly Proposal[] {
  const all = wanted.flatMap((one) => grown(one, frame) ?? unseen(one, frame) ?? []);
  if (all.length < wanted.length || !isApart(all.map(({ box }) => box))) return [];
  const changes = all.flatMap((one) => one.changes);
  const to = Math.max(...wanted.map(({ heightPx }) => heightPx));
  const kind = all.length > 1 ? "grow-controls" : "grow-control";
  return [propose(kind, { to, count: all.length }, changes)];
}

/** Makes a control larger; its caller knows that its equals become so, too. */
export const growControl = (wanted: WantedSize, frame: Frame): readonly Proposal[] => larger([wanted], frame);

/** Makes controls larger; none where one of them has no room for it, or where one of their row stays behind. */
export const growControls = (wanted: readonly WantedSize[], frame: Frame): readonly Proposal[] =>
  wanted.length <= MOST && wanted.every((one) => keepsRow(one, wanted, frame)) ? larger(wanted, frame) : [];
