import { areNear } from "../../../../scene/geometry.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { activeTargets } from "../../../../perception/controls/targets/targets.ts";
import { boxPainter } from "../../../../perception/paint/painted-box.ts";
import { type Repetition, repetitions } from "../../../../perception/structure/repetition/repetition.ts";
import { type PeerParts, peerParts } from "../../../../perception/structure/peers.ts";
import { propose } from "../../../fixes/fix.ts";
import { lengthChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const FEWEST_ALIKE = 3;
/** More than these are a second kind, not slips. */
const LARGEST_ODD_SHARE = 0.2;
const SIZE_RATIO = 1.1;
/** Boxes of another shape than rectangles have no corners of their own. */
const BOXES: ReadonlySet<string> = new Set(["FRAME", "INSTANCE", "RECTANGLE", "COMPONENT"]);

/** The radius of all four corners, at most that of a pill; undefined when they differ, as at the ends of a joined row. */
function radiusOf({ node }: Layer): number | undefined {
  const [first = 0, ...others] = node.cornerRadiiPx ?? [];
  const roundest = Math.min(node.box.width, node.box.height) / 2;
  return others.every((radius) => radius === first) ? Math.min(first, roundest) : undefined;
}

const isRoundest = (layer: Layer): boolean =>
  radiusOf(layer) === Math.min(layer.node.box.width, layer.node.box.height) / 2;

const isLike = (a: number, b: number): boolean => Math.max(a, b) <= SIZE_RATIO * Math.min(a, b);

/** Boxes of one size, or of one height, as chips with words of different lengths. */
const areOfOneSize = ([first, ...others]: readonly Layer[]): boolean =>
  first !== undefined &&
  others.every(
    ({ node: { box } }) =>
      areNear(box.height, first.node.box.height, 1) ||
      (isLike(box.width, first.node.box.width) && isLike(box.height, first.node.box.height)),
  );

function boxesOf({ boxes: peers }: PeerParts): readonly Layer[] {
  const boxes = peers
    .map(({ part }) => part)
    .filter((box) => BOXES.has(box.node.type) && !isForeignPart(box));
  const isWhole = boxes.every((box) => radiusOf(box) !== undefined);
  return isWhole && boxes.length >= FEWEST_ALIKE && areOfOneSize(boxes) ? boxes : [];
}

/** The radius that all boxes have but a few; undefined when there is none such. */
function usualRadius(boxes: readonly Layer[]): number | undefined {
  const counts = new Map<number, number>();
  for (const box of boxes) counts.set(radiusOf(box) ?? 0, (counts.get(radiusOf(box) ?? 0) ?? 0) + 1);
  const [usual = [0, 0]] = [...counts].toSorted((a, b) => b[1] - a[1]);
  const odd = boxes.length - usual[1];
  return usual[1] > 1 && odd <= Math.max(1, LARGEST_ODD_SHARE * boxes.length) ? usual[0] : undefined;
}

const FEWEST_ON_SCREEN = 2;

/** How many buttons and fields of a screen have each radius. */
const radiiInUse = computed((frame: Frame): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const layer of activeTargets(frame, "button", "input", "select")) {
    const radius = boxPainter(layer) && radiusOf(layer);
    if (radius !== undefined) counts.set(radius, (counts.get(radius) ?? 0) + 1);
  }
  return counts;
});

/** Of two buttons beside each other the one whose radius nothing else on the screen has differs from the other. */
function unlikePair({ cells }: Repetition, frame: Frame): readonly (readonly [Layer, number])[] {
  const boxes = cells.map(({ layers: [layer] }) => layer);
  if (boxes.length !== 2 || !areOfOneSize(boxes) || !boxes.every(({ node }) => node.instance)) return [];
  const inUse = radiiInUse(frame);
  const usesOf = (box: Layer): number => inUse.get(radiusOf(box) ?? -1) ?? 0;
  const [odd, usual] = boxes.toSorted((a, b) => usesOf(a) - usesOf(b));
  const usualPx = usual && radiusOf(usual);
  return odd && usual && usualPx !== undefined && usesOf(odd) === 1 && usesOf(usual) > FEWEST_ON_SCREEN
    ? [[odd, usualPx]]
    : [];
}

/** The usual radius of its equals, for each box that has some. */
const usualRadii = computed(
  (frame: Frame): ReadonlyMap<Layer, number | undefined> =>
    new Map([
      ...repetitions(frame).flatMap((pair) => unlikePair(pair, frame)),
      ...peerParts(frame).flatMap((parts) => {
        const boxes = boxesOf(parts);
        const usual = usualRadius(boxes);
        return boxes.map((box) => [box, usual] as const);
      }),
    ]),
);

const round = (px: number): number => Math.round(px * 100) / 100;

const SMALLEST_OFF_PX = 0.5;

export const unevenCorners = defineRule({
  id: "uneven-corners",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  mendedIn: "component",
  says: {
    en: {
      title: "Corners differ",
      problem:
        "The corners of “{name}” have a radius of {radiusPx} px, those of the others beside it {usualPx} px.",
      why: "Boxes of one size beside each other are read as one kind; a difference looks like a slip.",
      fix: "Give it a radius of {usualPx} px, best from one style or variable.",
    },
    fr: {
      title: "Coins différents",
      problem: "Les coins de « {name} » ont un rayon de {radiusPx} px, ceux des autres à côté {usualPx} px.",
      why: "Des cadres de même taille côte à côte se lisent comme un tout ; une différence passe pour une erreur.",
      fix: "Donnez-lui un rayon de {usualPx} px, de préférence avec un style ou une variable.",
    },
  },
  applies: (frame) => [...usualRadii(frame).keys()],
  check: (box, { frame, pass, fail }) => {
    const usualPx = usualRadii(frame).get(box);
    const radiusPx = radiusOf(box);
    if (usualPx === undefined || radiusPx === undefined) return pass();
    // A pill among cards is another shape; boxes that are joined to a row are square where they meet.
    if (isRoundest(box) || usualPx === 0 || radiusPx === 0) return pass();
    if (Math.abs(radiusPx - usualPx) < SMALLEST_OFF_PX) return pass();
    return fail(
      { name: box.node.name, radiusPx: round(radiusPx), usualPx: round(usualPx) },
      {
        named: { name: box },
        mend: () => [
          propose(
            "corners-of-equals",
            { to: round(usualPx) },
            lengthChange(box, "corner-radius", radiusPx, usualPx),
          ),
        ],
      },
    );
  },
});
