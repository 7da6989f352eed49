import { chainsOf } from "../../../../../perception/structure/clusters.ts";
import { areNear, center } from "../../../../../scene/geometry.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import type { Box } from "../../../../../scene/scene.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../../perception/frame/frame.ts";
import { rangeOf, waysOf } from "../../../../../perception/layout/off.ts";
import { labelOf, standInColumns } from "../../../../../perception/layout/rows/companions.ts";
import { type LikeRow, likeRows } from "../../../../../perception/layout/rows/like-rows.ts";
import { COLUMN, gapsOf, ROW } from "../../../../../perception/structure/axis.ts";
import { isDrawn } from "../../../../../perception/things/graphic.ts";
import { isWords, painterOf, type Thing } from "../../../../../perception/things/thing.ts";
import { isForPeople } from "../../../../../perception/structure/screens/screen-kind.ts";
import { propose } from "../../../../fixes/fix.ts";
import { moveEach } from "../../../../fixes/place/move-thing.ts";
import { type Degree, degreeOfSlip, missedLength } from "../../../../weigh/degree.ts";
import { fromTo, type PixelSlip, type SaidOf } from "./slip.ts";

/** Things that follow each other unevenly. */
interface Uneven {
  readonly row: LikeRow;
  readonly things: readonly Thing[];
  /** From start to end. */
  readonly gapsPx: readonly number[];
  readonly usualPx: number;
  /** How far each has to be moved along the row, so that one gap lies between all. */
  readonly alongPx: readonly number[];
  readonly toPx: number;
  readonly miss: Degree;
  /** One gap differs among equal ones: a slip that people seldom see. */
  readonly kind?: "one";
}

const FEWEST = 3;
/** The fewest words that are a list: fewer below each other are as often a title and its texts, beside each other cells of a table. */
const FEWEST_WORDS = 4;
/** A gap so much larger than the usual one parts two groups; of three things below each other by less. */
const PARTS_GROUPS = { usual: 1.65, ofFewBelow: 1.35 };
/** The difference up to which gaps are the same to the eye. */
const SAME_GAP = { px: 3, share: 0.12 };
/** The difference up to which steps from start to start are even: where somebody drew cells of one size, that is exact. */
const SAME_STEP = { px: 3, share: 0.03 };
/** The difference from which on a row is seen to be uneven; a smaller one a ruler shows. */
const SEEN = { px: 6, share: 0.25 };
/** The difference that everybody sees: of smaller ones seven in ten were worth saying, of larger ones nearly nine. */
const FAR_PX = 9;
/** Drawings, such as the letters of a name, have no sides: between them it takes a share of their size. */
const SEEN_OF_DRAWINGS = 0.1;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const seenBoxes = (things: readonly Thing[]): readonly Box[] => things.map(({ box }) => box);

/** The difference of gaps from which on these things are seen to stand unevenly. */
function seenFrom(things: readonly Thing[], usualPx: number, { along }: LikeRow["axes"]): number {
  const largest = Math.max(...seenBoxes(things).map(along.size));
  const ofSize = things.every(({ layer }) => isDrawn(layer)) ? SEEN_OF_DRAWINGS * largest : 0;
  return Math.max(SEEN.px, SEEN.share * Math.round(usualPx), ofSize);
}

const setBoxes = (things: readonly Thing[]): readonly Box[] =>
  things.map((thing) => painterOf(thing).node.box);

const stepsOf = (numbers: readonly number[]): readonly number[] =>
  numbers.slice(1).map((one, index) => one - (numbers[index] ?? one));

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;

const areSame = (numbers: readonly number[], { px, share }: typeof SAME_GAP): boolean =>
  rangeOf(numbers) <= Math.max(px, share * middleOf(numbers));

/** True when things follow each other evenly: from edge to edge, or by their starts, their middles or their ends. */
const isEvenBy = ({ axes: { along } }: LikeRow, boxes: readonly Box[]): boolean =>
  areSame(gapsOf(along, boxes), SAME_GAP) ||
  waysOf(along, boxes).some((lines) => areSame(stepsOf(lines), SAME_STEP));

const SAME_PX = 0.5;
/** The distances by which one gap is off when a thing slipped: by little, or by more where it moved between two others, or nearer to one. */
const SLIPPED = { leastPx: 1.5, mostPx: 4, fromPlacePx: 16, ofUsual: 0.75 };

/** The only gap that differs from all others, which are equal, or the two around a thing that slipped; else undefined. */
function slipIn(
  gaps: readonly number[],
  fewest: number,
): { readonly at: number; readonly isBetween: boolean } | undefined {
  const usual = middleOf(gaps);
  const odd = gaps.flatMap((gap, index) => (areNear(gap, usual, SAME_PX) ? [] : [index]));
  const [at, next] = odd;
  if (at === undefined || usual < 0 || odd.length > 2) return undefined;
  const [gap, after] = [gaps[at] ?? 0, gaps[at + 1] ?? 0];
  const isBetween = odd.length === 2;
  // A thing that slipped between two others shows in two gaps.
  if (gaps.length - odd.length < (isBetween ? FEWEST_EQUAL.seen : fewest)) return undefined;
  if (isBetween && (next !== at + 1 || !areNear(gap + after, 2 * usual, 2 * SAME_PX))) return undefined;
  const offPx = Math.abs(gap - usual);
  const isFromPlace = isBetween || gap < usual;
  const isSlip =
    offPx <= SLIPPED.mostPx ||
    (isFromPlace && offPx <= Math.min(SLIPPED.fromPlacePx, SLIPPED.ofUsual * usual));
  return isSlip && offPx >= SLIPPED.leastPx ? { at, isBetween } : undefined;
}

/** The fewest equal gaps that show that another one is a slip: more of things whose ends are not seen. */
const FEWEST_EQUAL = { seen: 2, others: 3 };

/** Things that stand evenly but for one. */
function oneOff(row: LikeRow): readonly Uneven[] {
  const { things } = row;
  const { along } = row.axes;
  const boxes = setBoxes(things);
  const isOfOneSize = rangeOf(boxes.map(along.size)) <= SAME_PX;
  const isInSteps = waysOf(along, boxes).some((lines) => rangeOf(stepsOf(lines)) <= SAME_PX);
  // Nobody sees where the box of words ends.
  if (isInSteps || (!isOfOneSize && things.some(isWords))) return [];
  const isSeen = isOfOneSize || things.every(({ painter }) => painter !== undefined);
  const gapsPx = gapsOf(along, boxes);
  const slip = slipIn(gapsPx, FEWEST_EQUAL[isSeen ? "seen" : "others"]);
  if (!slip) return [];
  const usualPx = middleOf(gapsPx);
  const byPx = usualPx - (gapsPx[slip.at] ?? 0);
  const isMoved = (index: number): boolean => (slip.isBetween ? index === slip.at + 1 : index > slip.at);
  const alongPx = things.map((_, index) => (isMoved(index) ? byPx : 0));
  return [{ row, things, gapsPx, usualPx, alongPx, toPx: usualPx, miss: missedLength(byPx), kind: "one" }];
}

/** Parts a row where a clearly larger gap does. */
function groupsOf({ axes, things }: LikeRow): readonly (readonly Thing[])[] {
  const gaps = gapsOf(axes.along, seenBoxes(things));
  const isOfFewBelow = axes === COLUMN && things.length <= FEWEST;
  const widest = PARTS_GROUPS[isOfFewBelow ? "ofFewBelow" : "usual"] * middleOf(gaps);
  const groups = chainsOf(things.entries(), (_, [index]) => (gaps[index - 1] ?? 0) <= widest);
  return groups.map((group) => group.map(([, thing]) => thing));
}

/** True of things that were placed evenly: by what is seen of them, by the boxes around words, or by the labels of icons. */
function isEven(row: LikeRow, things: readonly Thing[], frame: Frame): boolean {
  const labels = things.flatMap((thing) => labelOf(thing, frame) ?? []);
  const ways: readonly (readonly Box[])[] = [
    seenBoxes(things),
    things.map(({ layer }) => layer.node.box),
    ...(labels.length === things.length ? [labels] : []),
  ];
  return ways.some((boxes) => isEvenBy(row, boxes));
}

/** So small is a sign, and so near and so level stand its words. */
const OF_WORDS = { largestPx: 32, besidePx: 24, levelPx: 6 };

/** True of a sign beside words: an arrow after those of a menu stands where they end, an icon where its text begins. */
const followsWords = ({ layer, box }: Thing, frame: Frame): boolean =>
  Math.max(box.width, box.height) <= OF_WORDS.largestPx &&
  textIndex(frame)
    .touching({ ...box, x: box.x - OF_WORDS.besidePx, width: box.width + 2 * OF_WORDS.besidePx })
    .some((text) => text !== layer && areNear(center(text.node.box).y, center(box).y, OF_WORDS.levelPx));

/** True of things whose distances say nothing: signs of words, too few, or words that stand in columns, or labels between fields. */
function isNoList({ axes, isParted }: LikeRow, things: readonly Thing[], frame: Frame): boolean {
  if (things.length < FEWEST) return true;
  if (things.every((thing) => !isWords(thing) && followsWords(thing, frame))) return true;
  if (things.every(isWords) && things.length < FEWEST_WORDS) return true;
  if (axes === ROW) return standInColumns(things, frame);
  // Labels follow their fields, and the last of such words may be a link or a hint.
  return things.every(isWords) && isParted;
}

/** The gaps that have to agree for a row to be even but for a slip or the end of a group. */
const AGREEING = { fewest: 3, share: 0.5, px: 1.5, ofGap: 0.04 };

function mostAgree(gaps: readonly number[]): boolean {
  const usual = middleOf(gaps);
  const { fewest, share, px, ofGap } = AGREEING;
  const agreeing = gaps.filter((gap) => areNear(gap, usual, Math.max(px, ofGap * usual))).length;
  return agreeing >= fewest && agreeing > share * gaps.length;
}

/** Things whose gaps differ. */
const severalOff = (row: LikeRow, frame: Frame): readonly Uneven[] =>
  groupsOf(row).flatMap((things) => {
    const gapsPx = gapsOf(row.axes.along, seenBoxes(things));
    if (isNoList(row, things, frame) || mostAgree(gapsPx)) return [];
    if (isEven(row, things, frame)) return [];
    const meanPx = sumOf(gapsPx) / gapsPx.length;
    const usualPx = middleOf(gapsPx);
    const seenPx = seenFrom(things, usualPx, row.axes);
    const miss = degreeOfSlip(rangeOf(gapsPx.map(Math.round)), { seenPx, farPx: Math.max(seenPx, FAR_PX) });
    const alongPx = things.map((_, index) => index * meanPx - sumOf(gapsPx.slice(0, index)));
    return [{ row, things, gapsPx, usualPx, alongPx, toPx: meanPx, miss }];
  });

type UnevenSlip = PixelSlip<"one", SaidOf<"first" | "last" | "gapsPx" | "usualPx" | "count">>;

function slipOf({ row, things, gapsPx, usualPx, alongPx, toPx, miss, kind }: Uneven): UnevenSlip {
  const { layers, ends } = fromTo(things.map(({ layer }) => layer));
  const roundedPx = gapsPx.map(Math.round);
  return {
    layers,
    said: {
      ...ends,
      gapsPx: roundedPx,
      usualPx: Math.round(usualPx),
      count: things.length,
    },
    miss,
    ...(kind && { kind }),
    cause: roundedPx.join(),
    mend: () => [
      propose(
        "even-gaps",
        { to: Math.round(toPx) },
        moveEach(
          things.map((thing, index) => [thing, alongPx[index] ?? 0]),
          row.axes.along,
        ),
      ),
    ],
  };
}

/** Things of one kind in a row or a column between which the gaps differ. */
export const uneven = computed((frame: Frame): readonly UnevenSlip[] => {
  if (!isForPeople(frame)) return [];
  const rows = likeRows(frame);
  const found = [...rows.flatMap(oneOff), ...rows.flatMap((row) => severalOff(row, frame))];
  const told = new Set<Layer>();
  return found.flatMap((one) => {
    if (one.things.some(({ layer }) => told.has(layer))) return [];
    for (const { layer } of one.things) told.add(layer);
    return [slipOf(one)];
  });
});
