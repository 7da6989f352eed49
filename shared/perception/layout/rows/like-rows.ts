import { bottom, center, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { computed } from "../../frame/computed.ts";
import { type Frame, ancestors, isText, type Layer } from "../../frame/frame.ts";
import { isWords, type Thing } from "../../things/thing.ts";
import { type Axis, COLUMN, ROW, type Axes } from "../../structure/axis.ts";
import { clusters } from "../../structure/clusters.ts";
import { likeThings } from "./like-things.ts";
import { seenThings } from "./seen-things.ts";
import { boxPainter } from "../../paint/painted-box.ts";
import { mainRun } from "../../text/typography/lines.ts";

/** Words further apart than this, in ems, and boxes further than this in their sizes, are no row. */
const FARTHEST = { em: 9, sizes: 1.25 };
/** Icons stand farther apart than they are wide. */
const SMALL_PX = 72;

/** True when an auto layout keeps the space between two layers. */
function areLaidOut(a: Layer, b: Layer): boolean {
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
function areNeighbors({ layer: a, box }: Thing, { layer: b, box: next }: Thing, axes: Axes): boolean {
  const { along } = axes;
  const gapPx = along.start(next) - along.start(box) - along.size(box);
  if (gapPx < 0) return false;
  if (!isText(a) || !isText(b))
    return (
      gapPx <= FARTHEST.sizes * Math.max(along.size(box), SMALL_PX) &&
      (axes === ROW || paintOf(a) === paintOf(b))
    );
  const [one, other] = [mainRun(a), mainRun(b)];
  const areOfOneStyle = one.fontFamily === other.fontFamily && one.weight === other.weight;
  return gapPx <= FARTHEST.em * one.sizePx && (axes === ROW || areOfOneStyle);
}

/** Things alike that follow each other in a row or a column, and that somebody put in place by hand. */
export interface LikeRow {
  readonly axes: Axes;
  /** From start to end, never fewer than two. */
  readonly things: readonly Thing[];
  /** Things of one kind stand between them: a field below each label. */
  readonly isParted: boolean;
}

/** By how much of their height the things of a row may be off its line. */
const OFF_LINE_SHARE = 0.35;
/** The things of a column start on about one line. */
const SAME_EDGE_PX = 8;
/** A box may have slipped farther, by a share of its width. */
const SLIPPED_BOX = { mostPx: 24, mostShare: 0.12 };
/** Kinds of things are told apart by their sizes, in steps of this. */
const SIZE_STEP_PX = 4;

/** The space between two things of a row or a column. */
function between(a: Box, b: Box, axes: Axes): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return axes === ROW
    ? { x: right(a), y, width: b.x - right(a), height: Math.min(bottom(a), bottom(b)) - y }
    : { x, y: bottom(a), width: Math.min(right(a), right(b)) - x, height: b.y - bottom(a) };
}

const liesBetween = ({ box }: Thing, place: Box, { start, size }: Axis): boolean =>
  start(box) >= start(place) - 1 && start(box) + size(box) <= start(place) + size(place) + 1;

/** The kinds of things between two others, in a notation that is the same for the same kinds; "" for none. */
function partedBy(a: Thing, b: Thing, axes: Axes, frame: Frame): string {
  const place = between(a.box, b.box, axes);
  return seenThings(frame)(place)
    .filter((thing) => liesBetween(thing, place, axes.along))
    .map(({ kind, box }) => `${kind} ${Math.round(axes.along.size(box) / SIZE_STEP_PX)}`)
    .join();
}

interface Part {
  readonly things: Thing[];
  by?: string;
}

const fromStart = (all: readonly Thing[], { along }: Axes): readonly Thing[] =>
  all.toSorted((a, b) => along.start(a.box) - along.start(b.box));

/** Parts a line where what stands between two things is of another kind than before, or a layout keeps the space. */
function partsOf(line: readonly Thing[], axes: Axes, frame: Frame): readonly Part[] {
  const parts: Part[] = [];
  for (const thing of fromStart(line, axes)) {
    const part = parts.at(-1);
    const before = part?.things.at(-1);
    const by =
      before && areNeighbors(before, thing, axes) && !areLaidOut(before.layer, thing.layer)
        ? partedBy(before, thing, axes, frame)
        : undefined;
    if (part && by !== undefined && (part.by ?? by) === by) {
      part.things.push(thing);
      part.by = by;
    } else parts.push(before && by !== undefined ? { things: [before, thing], by } : { things: [thing] });
  }
  return parts;
}

const smallestOf = (all: readonly Thing[], side: "width" | "height"): number =>
  all.reduce((least, { box }) => Math.min(least, box[side]), Infinity);

/** Things alike parted into those that stand about on one line: by their middles in a row, by their left edges in a column. */
function aboutOnLine(all: readonly Thing[], axes: Axes): readonly (readonly Thing[])[] {
  if (axes === ROW)
    return clusters(all, ({ box }) => center(box).y, OFF_LINE_SHARE * smallestOf(all, "height"));
  const edgePx = Math.min(SLIPPED_BOX.mostPx, SLIPPED_BOX.mostShare * smallestOf(all, "width"));
  return clusters(
    all,
    ({ box }) => box.x,
    all.every(isWords) ? SAME_EDGE_PX : Math.max(SAME_EDGE_PX, edgePx),
  );
}

/** The rows, then the columns, of things alike in a frame. */
export const likeRows = computed((frame: Frame): readonly LikeRow[] =>
  [ROW, COLUMN].flatMap((axes) =>
    likeThings(frame)
      .flatMap((alike) => aboutOnLine(alike, axes))
      .flatMap((line) => partsOf(line, axes, frame))
      .filter((part) => part.things.length > 1)
      .map((part) => ({ axes, things: part.things, isParted: part.by !== "" })),
  ),
);
