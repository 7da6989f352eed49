import { bottom, center, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { groupBy } from "../../../group-by.ts";
import { computed } from "../../frame/computed.ts";
import { type Frame, ancestors, isText, type Layer } from "../../frame/frame.ts";
import { isInSight } from "../../things/is-in-sight.ts";
import { isWords, type Thing } from "../../things/thing.ts";
import { things } from "../../things/things.ts";
import { type Axis, DOWNWARDS, SIDEWAYS } from "../../structure/axis.ts";
import { clusters } from "../../structure/clusters.ts";
import { type LikeItems, likeMarks, type RowItem } from "./marks.ts";
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
function areNeighbors({ layer: a, box }: RowItem, { layer: b, box: next }: RowItem, along: Axis): boolean {
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

type Direction = "row" | "column";

/** Things alike that follow each other in a row or a column, and that somebody put in place by hand. */
export interface LikeRow {
  readonly direction: Direction;
  /** The axis along which they follow each other. */
  readonly along: Axis;
  readonly across: Axis;
  readonly marks: readonly [RowItem, RowItem, ...RowItem[]];
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

const axesOf = (direction: Direction): { readonly along: Axis; readonly across: Axis } =>
  direction === "row" ? { along: SIDEWAYS, across: DOWNWARDS } : { along: DOWNWARDS, across: SIDEWAYS };

/** The space between two things of a row or a column. */
function between(a: Box, b: Box, direction: Direction): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return direction === "row"
    ? { x: right(a), y, width: b.x - right(a), height: Math.min(bottom(a), bottom(b)) - y }
    : { x, y: bottom(a), width: Math.min(right(a), right(b)) - x, height: b.y - bottom(a) };
}

const liesBetween = ({ box }: Thing, place: Box, { start, size }: Axis): boolean =>
  start(box) >= start(place) - 1 && start(box) + size(box) <= start(place) + size(place) + 1;

/** The kinds of things between two others, in a notation that is the same for the same kinds; "" for none. */
function partedBy(a: RowItem, b: RowItem, direction: Direction, frame: Frame): string {
  const place = between(a.box, b.box, direction);
  const { along } = axesOf(direction);
  return seenThings(frame)(place)
    .filter((thing) => liesBetween(thing, place, along))
    .map(({ kind, box }) => `${kind} ${Math.round(along.size(box) / SIZE_STEP_PX)}`)
    .join();
}

interface Part {
  readonly marks: RowItem[];
  by?: string;
}

/** Parts a line where what stands between two things is of another kind than before, or a layout keeps the space. */
function partsOf(line: readonly RowItem[], direction: Direction, frame: Frame): readonly Part[] {
  const { along } = axesOf(direction);
  const parts: Part[] = [];
  for (const mark of line.toSorted((a, b) => along.start(a.box) - along.start(b.box))) {
    const part = parts.at(-1);
    const before = part?.marks.at(-1);
    const by =
      before && areNeighbors(before, mark, along) && !areLaidOut(before.layer, mark.layer)
        ? partedBy(before, mark, direction, frame)
        : undefined;
    if (part && by !== undefined && (part.by ?? by) === by) {
      part.marks.push(mark);
      part.by = by;
    } else parts.push(before && by !== undefined ? { marks: [before, mark], by } : { marks: [mark] });
  }
  return parts;
}

function linesOf(marks: LikeItems, direction: Direction): readonly (readonly RowItem[])[] {
  if (direction === "column") {
    const narrowest = marks.reduce((least, { box }) => Math.min(least, box.width), Infinity);
    const edgePx = Math.min(SLIPPED_BOX.mostPx, SLIPPED_BOX.mostShare * narrowest);
    return clusters(
      marks,
      ({ box }) => box.x,
      marks[0].isWords ? SAME_EDGE_PX : Math.max(SAME_EDGE_PX, edgePx),
    );
  }
  const lowest = marks.reduce((least, { box }) => Math.min(least, box.height), Infinity);
  return clusters(marks, ({ box }) => center(box).y, OFF_LINE_SHARE * lowest);
}

const DIRECTIONS: readonly Direction[] = ["row", "column"];

/** The rows and columns of things alike in a frame, each from its start to its end. */
export const likeRows = computed((frame: Frame): readonly LikeRow[] =>
  DIRECTIONS.flatMap((direction) =>
    likeMarks(frame)
      .flatMap((marks) => linesOf(marks, direction))
      .flatMap((line) => partsOf(line, direction, frame))
      .flatMap(({ marks: [first, second, ...others], by }) =>
        first && second
          ? [
              {
                direction,
                ...axesOf(direction),
                marks: [first, second, ...others] as const,
                isParted: by !== "",
              },
            ]
          : [],
      ),
  ),
);

const itemOf = (thing: Thing): RowItem => ({
  thing,
  layer: thing.layer,
  box: thing.box,
  isWords: isWords(thing),
});

/** More things in one are a drawing. */
const MOST_SIBLINGS = 200;

/**
 * The rows and columns of things of one kind in another one, but words, that stand on one line and are of one size across
 * it, such as the sections of a page: where no auto layout keeps their gaps.
 */
export const siblingRows = computed((frame: Frame): readonly LikeRow[] =>
  things(frame)
    .filter(({ children }) => children.length <= MOST_SIBLINGS)
    .map(({ children }) => children.filter((thing) => !isWords(thing) && isInSight(thing)).map(itemOf))
    .flatMap((items) =>
      DIRECTIONS.flatMap((direction) => {
        const { along, across } = axesOf(direction);
        const lines = groupBy(items, ({ layer: { node } }) =>
          [node.type, node.instance?.componentId, across.start(node.box), across.size(node.box)]
            .map((one) => (typeof one === "number" ? Math.round(one) : one))
            .join(" "),
        );
        return [...lines.values()].flatMap((line) => {
          const [first, second, ...others] = line.toSorted((a, b) => along.start(a.box) - along.start(b.box));
          if (!first || !second || areLaidOut(first.layer, second.layer)) return [];
          return [{ direction, along, across, marks: [first, second, ...others] as const, isParted: false }];
        });
      }),
    ),
);
