import type { Box } from "../../../scene/scene.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame, Layer } from "../../frame/frame.ts";
import { linesOf } from "../../structure/axis.ts";
import { standInColumns, labelOf } from "./companions.ts";
import { type LikeRow, likeRows } from "./like-rows.ts";
import type { RowItem } from "./marks.ts";
import { rangeOf } from "./range-of.ts";

/** Things alike in a row or a column that stand at distances that differ. */
export interface UnevenRow {
  readonly marks: readonly RowItem[];
  /** From its start to its end. */
  readonly gapsPx: readonly number[];
  readonly usualPx: number;
  /** The one gap that leaves the first and the last where they are. */
  readonly meanPx: number;
  /** How far each has to be moved along the row for that. */
  readonly alongPx: readonly number[];
  readonly direction: LikeRow["direction"];
}

const FEWEST = 3;
/** Fewer words below each other are a title and its texts as often as a list. */
const FEWEST_WORDS_BELOW = 4;
/** The first of so many words below each other may be their head, and the last their foot. */
const FEWEST_WITH_ENDS = 6;
/** A gap so much larger than the usual one parts two groups; of three things below each other by less. */
const PARTS_GROUPS = { usual: 1.65, ofFewBelow: 1.35 };
/** Gaps that differ by less are the same to the eye. */
const SAME_GAP = { px: 3, share: 0.12 };
/** Steps from start to start are even only where somebody drew cells of one size: that is exact. */
const SAME_STEP = { px: 3, share: 0.03 };
/** Where most gaps agree the row is even but for a slip or the end of a group. */
const AGREEING = { fewest: 3, share: 0.5, px: 1.5, ofGap: 0.04 };

type Boxes = readonly Box[];

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const seenBoxes = (marks: readonly RowItem[]): Boxes => marks.map(({ box }) => box);

const stepsOf = (numbers: readonly number[]): readonly number[] =>
  numbers.slice(1).map((one, index) => one - (numbers[index] ?? one));

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;

const gapsOf = ({ along }: LikeRow, boxes: Boxes): readonly number[] =>
  boxes.slice(1).map((box, index) => {
    const before = boxes[index] ?? box;
    return along.start(box) - along.start(before) - along.size(before);
  });

const areSame = (numbers: readonly number[], { px, share }: typeof SAME_GAP): boolean =>
  rangeOf(numbers) <= Math.max(px, share * middleOf(numbers));

/** True when things follow each other evenly: from edge to edge, or by their starts, their middles or their ends. */
const isEvenBy = (row: LikeRow, boxes: Boxes): boolean => {
  const lines = boxes.map((box) => linesOf(row.along, box));
  return (
    areSame(gapsOf(row, boxes), SAME_GAP) ||
    ([0, 1, 2] as const).some((line) => areSame(stepsOf(lines.map((all) => all[line])), SAME_STEP))
  );
};

/** True when most gaps agree, or all but the two around one thing that has slipped. */
function mostAgree(gaps: readonly number[]): boolean {
  const usual = middleOf(gaps);
  const { fewest, share, px, ofGap } = AGREEING;
  const isUsual = (gap: number): boolean => Math.abs(gap - usual) <= Math.max(px, ofGap * usual);
  const agreeing = gaps.filter(isUsual).length;
  const odd = gaps.findIndex((gap) => !isUsual(gap));
  const [before = 0, after = 0] = gaps.slice(odd);
  const isOneSlip = agreeing === gaps.length - 2 && isUsual((before + after) / 2) && !isUsual(after);
  return (agreeing >= fewest && agreeing > share * gaps.length) || (agreeing > 1 && isOneSlip);
}

/** Parts a row where a clearly larger gap does. */
function groupsOf(row: LikeRow): readonly (readonly RowItem[])[] {
  const gaps = gapsOf(row, seenBoxes(row.marks));
  const isOfFewBelow = row.direction === "column" && row.marks.length <= FEWEST;
  const widest = PARTS_GROUPS[isOfFewBelow ? "ofFewBelow" : "usual"] * middleOf(gaps);
  const groups: RowItem[][] = [];
  for (const [index, mark] of row.marks.entries())
    if (index > 0 && (gaps[index - 1] ?? 0) <= widest) groups.at(-1)?.push(mark);
    else groups.push([mark]);
  return groups;
}

/** Of words both may have been placed evenly: the letters, and the boxes around them; of icons also their labels. */
function isEven(row: LikeRow, marks: readonly RowItem[], frame: Frame): boolean {
  const labels = marks.flatMap((mark) => labelOf(mark, frame) ?? []);
  const ways: readonly Boxes[] = [
    seenBoxes(marks),
    marks.map(({ layer }) => layer.node.box),
    ...(labels.length === marks.length ? [labels] : []),
  ];
  return mostAgree(gapsOf(row, seenBoxes(marks))) || ways.some((boxes) => isEvenBy(row, boxes));
}

/** True when so few things below each other, or what stands over and under them, say nothing of their distances. */
function isNoList({ direction, isParted }: LikeRow, marks: readonly RowItem[], frame: Frame): boolean {
  if (marks.length < FEWEST) return true;
  if (direction === "row") return standInColumns(marks, frame);
  // Labels follow their fields, and the last of such words may be a link or a hint.
  return marks[0]?.isWords === true && (isParted || marks.length < FEWEST_WORDS_BELOW);
}

const withoutEnds = ({ direction }: LikeRow, marks: readonly RowItem[]): readonly RowItem[] =>
  direction === "column" && marks[0]?.isWords && marks.length >= FEWEST_WITH_ENDS
    ? marks.slice(1, -1)
    : marks;

const unevenIn = (row: LikeRow, frame: Frame): readonly UnevenRow[] =>
  groupsOf(row).flatMap((marks) => {
    if (isNoList(row, marks, frame)) return [];
    if (isEven(row, marks, frame) || isEven(row, withoutEnds(row, marks), frame)) return [];
    const gapsPx = gapsOf(row, seenBoxes(marks));
    const meanPx = sumOf(gapsPx) / gapsPx.length;
    let passedPx = 0;
    const alongPx = marks.map((_, index) => {
      if (index > 0) passedPx += gapsPx[index - 1] ?? 0;
      return index * meanPx - passedPx;
    });
    return [{ marks, gapsPx, usualPx: middleOf(gapsPx), meanPx, alongPx, direction: row.direction }];
  });

/** The rows and columns of things alike that stand unevenly, by their first layers. */
export const unevenRows = computed(
  (frame: Frame): ReadonlyMap<Layer, UnevenRow> =>
    new Map(
      likeRows(frame)
        .flatMap((row) => unevenIn(row, frame))
        .flatMap((uneven) => uneven.marks.slice(0, 1).map(({ layer }) => [layer, uneven] as const)),
    ),
);

/** All that stands in an uneven row or column, by its row. */
export const inUnevenRows = computed(
  (frame: Frame): ReadonlyMap<Layer, UnevenRow> =>
    new Map(
      [...unevenRows(frame).values()].flatMap((row) => row.marks.map(({ layer }) => [layer, row] as const)),
    ),
);
