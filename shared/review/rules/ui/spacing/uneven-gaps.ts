import { areNear } from "../../../../scene/geometry.ts";
import type { Change } from "../../../../mend/change.ts";
import type { Box } from "../../../../scene/scene.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { type Frame, isText, type Layer } from "../../../../perception/frame/frame.ts";
import { boxPainter } from "../../../../perception/paint/painted-box.ts";
import { mainRun } from "../../../../perception/text/typography/lines.ts";
import { freeLayouts } from "../../../../perception/layout/free-children.ts";
import { type Axis, DOWNWARDS, SIDEWAYS } from "../../../../perception/structure/axis.ts";
import {
  type Cell,
  type Line,
  type Repetition,
  repetitions,
} from "../../../../perception/structure/repetition/repetition.ts";
import { propose } from "../../../fixes/fix.ts";
import { isPlacedByLayout, moveLayer } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";
import { missedLength } from "../../../weigh/degree.ts";

const OFF_PX = { min: 1, max: 4 };
/**
 * A thing that has left its place between two others may be as far off as this by a slip, and so may a gap that
 * is too small.
 */
const SLIPPED = { mostPx: 16, mostShare: 0.75 };
const FEWEST_CELLS = 4;
const FEWEST_CELLS_OF_GRID = 3;
const FEWEST_EQUAL_GAPS = 3;
/** A slip shows in two gaps, which tell the same: fewer others will do. So they will when the ends can be seen. */
const FEWEST_AROUND_A_SLIP = 2;
const SAME_PX = 0.5;

/** One thing in a list, with the box that counts. */
interface Item {
  readonly layer: Layer;
  /** All that moves along with it. */
  readonly all: readonly Layer[];
  readonly box: Box;
}

/**
 * A row or column that was put in place by hand, of things whose ends are seen or that are of one size: the boxes of
 * words and groups end where nobody sees it.
 */
interface List {
  readonly axis: Axis;
  readonly items: readonly Item[];
  readonly isSeen: boolean;
  /** The gaps of the other rows or columns of its grid. */
  readonly beside?: readonly number[];
  /** Of several kinds: only what has slipped between two of them is told. */
  readonly isMixed?: true;
}

const itemOf = ({ layers, box }: Cell): Item => ({
  layer: layers[0],
  all: layers,
  box: boxPainter(layers[0])?.node.box ?? box,
});

/** An auto layout keeps its gaps by itself. */
const isLaidOut = ({ cells }: Line): boolean =>
  cells.every(
    ({ layers: [{ node, parent }] }) => parent?.node.layout !== undefined && node.isAbsolute !== true,
  );

const weightOf = ({ layers: [layer] }: Cell): number | undefined =>
  isText(layer) ? mainRun(layer).weight : undefined;

/** A list of words may begin with its heading, which keeps another distance. */
function withoutHeading(cells: readonly Cell[]): readonly Cell[] {
  const [first, second] = cells;
  return first && second && weightOf(first) !== weightOf(second) ? cells.slice(1) : cells;
}

function listOf(line: Line): readonly List[] {
  const axis = line.direction === "column" ? DOWNWARDS : SIDEWAYS;
  const items = withoutHeading(line.cells).map(itemOf);
  if (
    items.length < FEWEST_CELLS_OF_GRID ||
    isLaidOut(line) ||
    items.some(({ layer }) => isForeignPart(layer))
  )
    return [];
  const isSeen = items.every(({ layer }) => !isText(layer) && boxPainter(layer) !== undefined);
  const [first, ...others] = items.map(({ box }) => axis.size(box));
  const isOfOneSize = others.every((size) => Math.abs(size - (first ?? 0)) <= SAME_PX);
  return isSeen || isOfOneSize ? [{ axis, items, isSeen }] : [];
}

/** The rows of a grid, each with the gaps of the others; likewise its columns. */
function listsOf({ lines }: Pick<Repetition, "lines">): readonly List[] {
  const found = lines.flatMap(listOf);
  return found.flatMap((list) => {
    const others = found.filter(({ axis }) => axis === list.axis).filter((other) => other !== list);
    const beside = others.slice(0, MOST_LINES).flatMap((other) => gapsIn(other).map(({ gapPx }) => gapPx));
    return list.items.length >= FEWEST_CELLS || beside.length > 0 ? [{ ...list, beside }] : [];
  });
}

const listedCells = (frame: Frame): readonly List[] => repetitions(frame).flatMap(listsOf);

/** More rows of a grid say nothing more. */
const MOST_LINES = 8;

const WAYS: readonly (readonly [along: Axis, across: Axis])[] = [
  [SIDEWAYS, DOWNWARDS],
  [DOWNWARDS, SIDEWAYS],
];

const kindOf = ({ node }: Layer): string => `${node.type}|${node.instance?.componentId}`;

/** Siblings on one line, of one size across it: the sections of a page and the parts of a form are lists as well. */
function siblingLists(children: readonly Layer[], isMixed: boolean): readonly List[] {
  return WAYS.flatMap(([axis, across]) => {
    const byLine = new Map<string, Item[]>();
    for (const layer of children.filter((child) => isMixed || !isText(child))) {
      const { box } = layer.node;
      const key = [
        isMixed ? "" : kindOf(layer),
        Math.round(across.start(box)),
        Math.round(across.size(box)),
      ].join("|");
      const line = byLine.get(key) ?? [];
      byLine.set(key, line);
      line.push({ layer, all: [layer], box });
    }
    return [...byLine.values()].map((items) => ({
      axis,
      items: items.toSorted((a, b) => axis.start(a.box) - axis.start(b.box)),
      isSeen: false,
      ...(isMixed && { isMixed }),
    }));
  });
}

const lists = computed((frame: Frame): readonly List[] => {
  const cells = listedCells(frame);
  const known = new Set(cells.flatMap(({ items }) => items.map(({ layer }) => layer)));
  const siblings = [...freeLayouts(frame).values()].flatMap(({ children }) => [
    ...siblingLists(children, false).filter(({ items }) => !items.some(({ layer }) => known.has(layer))),
    ...siblingLists(children, true).filter(({ items }) => !items.every(({ layer }) => isText(layer))),
  ]);
  return [...cells, ...siblings.filter(({ items }) => items.length >= FEWEST_CELLS)];
});

const listsByFirst = computed((frame: Frame): ReadonlyMap<Layer, readonly List[]> => {
  const byFirst = new Map<Layer, List[]>();
  for (const list of lists(frame)) {
    const [first] = list.items;
    if (first) byFirst.set(first.layer, [...(byFirst.get(first.layer) ?? []), list]);
  }
  return byFirst;
});

interface Gap {
  readonly before: Layer;
  readonly after: Layer;
  readonly gapPx: number;
}

interface OddGap extends Gap {
  readonly usualPx: number;
  readonly count: number;
  /** One layer between two odd gaps slipped; else all that follows the gap did. */
  readonly isBetween: boolean;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** One layer that slipped makes the gap before it larger by what the gap after it loses. */
function isOneSlip([first, second, ...others]: readonly Gap[], usualPx: number): boolean {
  if (!first || !second) return first !== undefined;
  const sumPx = first.gapPx + second.gapPx;
  return others.length === 0 && first.after === second.before && Math.abs(sumPx - 2 * usualPx) <= SAME_PX;
}

/** The gap most others are equal to. */
function usualGap(gaps: readonly number[]): number | undefined {
  const sorted = gaps.toSorted((a, b) => a - b);
  let [best, most, from] = [0, 0, 0];
  for (const [at, gap] of sorted.entries()) {
    while (gap - (sorted[from] ?? 0) > SAME_PX) from++;
    if (at - from + 1 > most) [best, most] = [sorted[Math.floor((from + at) / 2)] ?? gap, at - from + 1];
  }
  return most > 1 ? best : undefined;
}

/** Of four seen boxes one has slipped between two others: the third gap is the middle of the two. */
function gapAroundSlip(gaps: readonly number[], isSeen: boolean): number | undefined {
  const [first, second, third, ...more] = gaps;
  if (!isSeen || first === undefined || second === undefined || third === undefined || more.length > 0)
    return undefined;
  const isMiddle = (gap: number, a: number, b: number): boolean => Math.abs(a + b - 2 * gap) <= SAME_PX;
  if (isMiddle(first, second, third)) return first;
  return isMiddle(third, first, second) ? third : undefined;
}

const gapsIn = ({ axis, items }: List): readonly Gap[] =>
  items.slice(1).map(({ layer, box }, index) => {
    const before = items[index] as Item;
    return {
      before: before.layer,
      after: layer,
      gapPx: axis.start(box) - axis.start(before.box) - axis.size(before.box),
    };
  });

/** True when a gap is off by a slip, and not at a distance that was meant. */
function isSlip(gapPx: number, usualPx: number, isBetween: boolean): boolean {
  const off = Math.abs(gapPx - usualPx);
  if (off < OFF_PX.min) return false;
  const isFar = off <= Math.min(SLIPPED.mostPx, SLIPPED.mostShare * usualPx);
  return off <= OFF_PX.max || (isFar && (isBetween || gapPx < usualPx));
}

const SAME_STEP_PX = 1.5;

/** Columns that begin in equal steps are in place, however wide each is: their gaps follow from what they hold. */
function isInEqualSteps({ axis, items }: List): boolean {
  const starts = items.map(({ box }) => axis.start(box));
  const steps = starts.slice(1).map((start, index) => start - (starts[index] ?? start));
  const sizes = items.map(({ box }) => axis.size(box));
  return rangeOf(steps) <= SAME_STEP_PX && rangeOf(sizes) > SAME_STEP_PX;
}

const rangeOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/** The gap that differs from all the others, which are equal. */
function oddGap(list: List): OddGap | undefined {
  if (isInEqualSteps(list)) return undefined;
  const gaps = gapsIn(list);
  const { beside = [] } = list;
  const all = gaps.map(({ gapPx }) => gapPx);
  const alone = gapAroundSlip(all, list.isSeen);
  const usualPx = usualGap([...all, ...beside]) ?? alone;
  if (usualPx === undefined || usualPx < 0) return undefined;
  const odd = gaps.filter(({ gapPx }) => Math.abs(gapPx - usualPx) > SAME_PX);
  const [first] = odd;
  const count = gaps.length - odd.length + beside.filter((gap) => areNear(gap, usualPx, SAME_PX)).length;
  const isBetween = odd.length > 1;
  const fewest = !isBetween && !list.isSeen ? FEWEST_EQUAL_GAPS : FEWEST_AROUND_A_SLIP;
  const isEnough = count >= fewest || usualPx === alone;
  if (!first || !isOneSlip(odd, usualPx) || !isEnough || (list.isMixed && !isBetween)) return undefined;
  return isSlip(first.gapPx, usualPx, isBetween)
    ? { ...first, gapPx: round(first.gapPx), usualPx: round(usualPx), count, isBetween }
    : undefined;
}

/** The odd gaps of several lists: each gap once, though it may be one of two lists. */
function oddGaps(among: readonly List[]): readonly (readonly [List, OddGap])[] {
  const found = new Map<Layer, readonly [List, OddGap]>();
  for (const list of among) {
    const odd = oddGap(list);
    if (odd && !found.has(odd.after)) found.set(odd.after, [list, odd]);
  }
  return [...found.values()];
}

/** Moves what slipped, or all that follows the gap. */
function closeUp({ axis, items }: List, { after, gapPx, usualPx, isBetween }: OddGap): readonly Change[] {
  const from = items.findIndex(({ layer }) => layer === after);
  const slipped = items.slice(from, isBetween ? from + 1 : undefined).flatMap(({ all }) => all);
  const byPx = usualPx - gapPx;
  const isSideways = axis === SIDEWAYS;
  return slipped.some(isPlacedByLayout)
    ? []
    : slipped.flatMap((layer) => moveLayer(layer, isSideways ? byPx : 0, isSideways ? 0 : byPx));
}

export const unevenGaps = defineRule({
  id: "uneven-gaps",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/gestalt-proximity/",
  yieldsTo: ["odd-size", "odd-place", "near-miss-alignment"],
  says: {
    en: {
      title: "A gap differs slightly",
      problem:
        "A gap in this list is {gapPx} px, where the usual gap is {usualPx} px (gaps of that size: {count}).",
      why: "A gap that is slightly off looks like a mistake and splits the list where nothing ends.",
      fix: "Make it {usualPx} px like the others, or put the list into an auto layout.",
    },
    fr: {
      title: "Un écart un peu différent",
      problem:
        "Un écart de cette liste mesure {gapPx} px, alors que l’écart habituel est de {usualPx} px (écarts de cette taille : {count}).",
      why: "Un écart à peine différent passe pour une erreur et coupe la liste sans le vouloir.",
      fix: "Donnez-lui {usualPx} px comme aux autres, ou placez la liste dans un auto layout.",
    },
  },
  applies: (frame) => [...listsByFirst(frame).keys()],
  check: (first, { frame, fail }) =>
    oddGaps(listsByFirst(frame).get(first) ?? []).map(([list, odd]) => {
      const { before, after, gapPx, usualPx, count } = odd;
      return fail(
        { gapPx, usualPx, count },
        {
          layers: [before, after],
          miss: missedLength(gapPx - usualPx),
          mend: () => [propose("gap-of-equals", { to: usualPx }, closeUp(list, odd))],
        },
      );
    }),
});
