import { bottom, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { freeLayouts } from "../../../perception/layout/free-children.ts";
import type { Layer } from "../../../perception/frame/frame.ts";
import { defineRule } from "../../rule.ts";

const OFF_PX = { min: 1, max: 4 };
const FEWEST_EQUAL_GAPS = 3;
/** A slip shows in two gaps, which tell the same: fewer others will do. */
const FEWEST_AROUND_A_SLIP = 2;
const SAME_PX = 0.5;

interface Axis {
  readonly start: (box: Box) => number;
  readonly end: (box: Box) => number;
  readonly across: (box: Box) => string;
}

/** Layers of one kind on one line with one size across it: what is meant to be a list. */
const AXES: readonly Axis[] = [
  { start: (box) => box.x, end: right, across: ({ y, height }) => `${Math.round(y)}|${Math.round(height)}` },
  { start: (box) => box.y, end: bottom, across: ({ x, width }) => `${Math.round(x)}|${Math.round(width)}` },
];

const kindOf = ({ node }: Layer): string => `${node.type}|${node.instance?.componentId ?? ""}`;

function listsAlong(axis: Axis, layers: readonly Layer[]): readonly (readonly Layer[])[] {
  const lists = new Map<string, Layer[]>();
  for (const layer of layers) {
    const key = `${kindOf(layer)}|${axis.across(layer.node.box)}`;
    const list = lists.get(key);
    if (list) list.push(layer);
    else lists.set(key, [layer]);
  }
  return [...lists.values()].map((list) =>
    list.toSorted((a, b) => axis.start(a.node.box) - axis.start(b.node.box)),
  );
}

interface Gap {
  readonly before: Layer;
  readonly after: Layer;
  readonly gapPx: number;
}

interface OddGap extends Gap {
  readonly usualPx: number;
  readonly count: number;
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
  const uses = (gap: number): number => gaps.filter((other) => Math.abs(other - gap) <= SAME_PX).length;
  const [usual] = gaps.toSorted((a, b) => uses(b) - uses(a));
  return usual !== undefined && uses(usual) > 1 ? usual : undefined;
}

/** The gap that differs by a few pixels from all the others, which are equal. */
function oddGap(axis: Axis, list: readonly Layer[]): OddGap | undefined {
  const gaps = list
    .slice(1)
    .map((after, index) => ({ before: list[index] as Layer, after }))
    .map((pair) => ({ ...pair, gapPx: axis.start(pair.after.node.box) - axis.end(pair.before.node.box) }));
  const usualPx = usualGap(gaps.map(({ gapPx }) => gapPx));
  if (usualPx === undefined || usualPx < 0) return undefined;
  const odd = gaps.filter(({ gapPx }) => Math.abs(gapPx - usualPx) > SAME_PX);
  const [first] = odd;
  const count = gaps.length - odd.length;
  const fewest = odd.length === 1 ? FEWEST_EQUAL_GAPS : FEWEST_AROUND_A_SLIP;
  if (!first || !isOneSlip(odd, usualPx) || count < fewest) return undefined;
  const off = Math.abs(first.gapPx - usualPx);
  return off >= OFF_PX.min && off <= OFF_PX.max
    ? { ...first, gapPx: round(first.gapPx), usualPx: round(usualPx), count }
    : undefined;
}

export const unevenGaps = defineRule({
  id: "uneven-gaps",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  basis: "https://www.nngroup.com/articles/gestalt-proximity/",
  says: {
    title: "A gap differs slightly",
    problem:
      "A gap in this list is {gapPx} px, where the usual gap is {usualPx} px (gaps of that size: {count}).",
    why: "A gap that is off by a little looks like a mistake and splits the list without meaning to.",
    fix: "Make it {usualPx} px like the others, or put the list into an auto layout.",
  },
  applies: (frame) => [...freeLayouts(frame).keys()],
  check: (container, { frame, fail }) => {
    const children = freeLayouts(frame).get(container)?.children ?? [];
    return AXES.flatMap((axis) =>
      listsAlong(axis, children).flatMap((list) => {
        const odd = oddGap(axis, list);
        if (!odd) return [];
        const { before, after, gapPx, usualPx, count } = odd;
        return fail({ gapPx, usualPx, count }, { layers: [before, after] });
      }),
    );
  },
});
