import { hundredths, tenths } from "../../../../../scene/round.ts";
import { activeTargets } from "../../../../../perception/controls/targets/targets.ts";
import { indexBoxes } from "../../../../../perception/frame/box-index.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import {
  descendants,
  type Frame,
  isText,
  type Layer,
  type TextLayer,
} from "../../../../../perception/frame/frame.ts";
import { boxPainter } from "../../../../../perception/paint/painted-box.ts";
import { type Peer, type PeerParts, standsOut } from "../../../../../perception/structure/peers.ts";
import type { Cell } from "../../../../../perception/structure/repetition/repetition.ts";
import { lettersBox } from "../../../../../perception/text/typography/ink.ts";
import { mainRun } from "../../../../../perception/text/typography/lines.ts";
import { areNear, center, gapBetween, grow } from "../../../../../scene/geometry.ts";
import type { Sides } from "../../../../../scene/scene.ts";
import { propose } from "../../../../fixes/fix.ts";
import { isPlacedByLayout, lengthChange } from "../../../../fixes/set-values.ts";
import { isWithin, oddOnesIn, type PeerSlip, type ValueTrait } from "./odd-ones.ts";

/** The least difference that is no matter of rounding. */
const SMALLEST_PX = 1;
const MOST_SIZE_RATIO = 1.25;

type Side = "width" | "height";
const BOTH: readonly Side[] = ["width", "height"];

const isSlightlyOff = (part: Layer, equal: Layer, sides: readonly Side[]): boolean => {
  const [a, b] = [part.node.box, equal.node.box];
  return (
    sides.some((side) => Math.abs(a[side] - b[side]) > SMALLEST_PX) &&
    sides.every((side) => isWithin(a[side], b[side], MOST_SIZE_RATIO))
  );
};

/** Its size on the sides that are compared, as px × px for both. */
const sizeOn = ({ node: { box } }: Layer, sides: readonly Side[]): string =>
  sides.map((side) => tenths(box[side])).join(" × ");

const A_LINE = 0.6;

const wordsIn = ({ layers }: Cell): readonly TextLayer[] =>
  layers.flatMap((layer) => [layer, ...descendants(layer)]).filter(isText);

/** True of a part that differs as its words take another line, or as it hugs them: its padding is that of the others. */
function followsItsWords({ cell, part }: Peer, model: Peer, side: Side): boolean {
  const more = part.node.box[side] - model.part.node.box[side];
  const [own, others] = [wordsIn(cell), wordsIn(model.cell)];
  return own.some((text, index) => {
    const other = others[index];
    if (!other || Math.abs(more) <= SMALLEST_PX) return false;
    const lines = lettersBox(text).height - lettersBox(other).height;
    // Letters that reach down are no line more.
    const takesLine = Math.abs(lines) >= A_LINE * mainRun(text).lineHeightPx;
    const isHugged =
      text.node.text.resize === (side === "width" ? "width-and-height" : "height") &&
      Math.abs(text.node.box[side] - other.node.box[side] - more) <= SMALLEST_PX;
    return isHugged || (side === "height" && takesLine && lines > 0 === more > 0);
  });
}

/** The size on these sides, of those that are to have the same. */
const sizeOf = (sides: readonly Side[], groups: ValueTrait["groups"]): ValueTrait => ({
  name: "size",
  groups,
  written: (part) => sizeOn(part, sides),
  isSlip: ({ peer, model }, peers) => {
    const like = peers.find(({ part }) => part === model);
    return (
      like !== undefined &&
      !sides.some((side) => followsItsWords(peer, like, side)) &&
      isSlightlyOff(peer.part, model, sides)
    );
  },
  told: ({ peer: { part }, model }) => ({
    own: sizeOn(part, BOTH),
    usual: BOTH.map((side) => tenths((sides.includes(side) ? model : part).node.box[side])).join(" × "),
  }),
});

/** True of a sign that is drawn on a square, and so has a size of its own; other drawings are of the size of their lines. */
const isOnSquare = ({ part: { node, children } }: Peer): boolean =>
  children.length > 0 && node.type !== "GROUP" && Math.abs(node.box.width - node.box.height) < 0.5;

/** True of a box: the largest thing in a cell without a ground may be its icon. */
const isBox = ({ part: { node } }: Peer): boolean =>
  ["FRAME", "INSTANCE", "COMPONENT", "RECTANGLE"].includes(node.type);

/** Boxes in a column are as wide as each other, those in a row as high; their other side follows their words. */
const boxesIn =
  (wanted: PeerParts["axis"]) =>
  ({ axis, boxes }: PeerParts) =>
    axis === wanted && boxes.every(isBox) ? [boxes] : [];

/** Boxes, pictures and icons of another size than their equals. */
export const oddSizes = oddOnesIn([
  sizeOf(BOTH, ({ signs }) => signs.filter((peers) => peers.every(isOnSquare))),
  sizeOf(["width"], boxesIn("column")),
  sizeOf(["height"], boxesIn("row")),
  sizeOf(BOTH, ({ pictures }) => pictures),
]);

const PADDING_PX = { min: 1, max: 24 };

function paddingOf({ node }: Layer): Sides | undefined {
  const [top, right, bottom, left] = node.layout?.paddingPx ?? [];
  return top === undefined || right === undefined || bottom === undefined || left === undefined
    ? undefined
    : [hundredths(top), hundredths(right), hundredths(bottom), hundredths(left)];
}

/** The kind of box whose paddings are compared: one with an icon at one side keeps less padding there. */
const kindOf = ({ part }: Peer): string =>
  `${part.node.layout?.direction} ${part.children.length} ${descendants(part).length}`;

const areOfOneKind = (peers: readonly Peer[]): boolean => new Set(peers.map(kindOf)).size === 1;

/** Boxes whose auto layout keeps another padding than that of their equals. */
export const oddPaddings = oddOnesIn([
  {
    name: "padding",
    groups: ({ hosts, boxes }) => [boxes, hosts].filter(areOfOneKind),
    written: (part) => paddingOf(part)?.join(" "),
    isSlip: ({ peer, model }, peers) => {
      const usualPx = paddingOf(model) ?? [];
      const offPx = Math.max(
        ...(paddingOf(peer.part) ?? []).map((px, side) => Math.abs(px - (usualPx[side] ?? 0))),
      );
      return offPx >= PADDING_PX.min && offPx <= PADDING_PX.max && !standsOut(peers, peer);
    },
  },
]);

const HEIGHT = {
  /** The differences of a slip: two px are often the outline of one of them, and seen by nobody. */
  offPx: { min: 2.5, max: 6 },
  largestGapPx: 32,
  largestShiftPx: 6,
  /** The least width of a control that is compared, by its height: a round button follows a size of its own. */
  leastRatio: 1.2,
};

const wideControls = computed((frame: Frame): readonly Layer[] =>
  activeTargets(frame, "button", "icon-button", "field").filter(
    (layer) =>
      boxPainter(layer) !== undefined && layer.node.box.width > layer.node.box.height * HEIGHT.leastRatio,
  ),
);

const wideControlsIn = computed((frame: Frame) => indexBoxes(wideControls(frame)));

/** True of two layers in one group: directly, or each in a wrapper of its own. */
const isOneGroup = (a: Layer, b: Layer): boolean =>
  [a.parent, a.parent?.parent].some((group) => group && (group === b.parent || group === b.parent?.parent));

function isNextInRow({ node: { box: a } }: Layer, { node: { box: b } }: Layer): boolean {
  const gap = gapBetween(a, b);
  const isBeside = b.x > a.x && gap.x >= 0 && gap.x <= HEIGHT.largestGapPx && gap.y < 0;
  return isBeside && (areNear(center(a).y, center(b).y, HEIGHT.largestShiftPx) || areNear(a.y, b.y, 1));
}

/** True where a control that grows downwards comes to stand beside the other: what is centred by hand would be no more. */
const isEvenTop = (layer: Layer, other: Layer): boolean =>
  areNear(layer.node.box.y, other.node.box.y, 1) || [layer, other].every(isPlacedByLayout);

function unevenPair(layer: Layer, other: Layer): readonly PeerSlip[] {
  const heights = [layer, other].map(({ node }) => node.box.height) as [number, number];
  const [own, usual] = heights;
  const off = Math.abs(own - usual);
  if (off < HEIGHT.offPx.min || off > HEIGHT.offPx.max) return [];
  const to = Math.max(own, usual);
  return [
    {
      kind: "height",
      layers: [layer, other],
      said: {
        name: layer,
        other,
        own: `${tenths(own)} px`,
        usual: `${tenths(usual)} px`,
        others: 1,
      },
      // Two kinds of controls that differ by one border differ by it wherever they meet.
      cause: `height ${heights.toSorted((a, b) => a - b).join("|")}`,
      mend: () =>
        isEvenTop(layer, other)
          ? [
              propose("even-heights", { to }, [
                ...lengthChange(layer, "height", own, to),
                ...lengthChange(other, "height", usual, to),
              ]),
            ]
          : [],
    },
  ];
}

/** Controls side by side of almost one height. */
export const unevenHeights = computed((frame: Frame): readonly PeerSlip[] =>
  wideControls(frame).flatMap((layer) =>
    wideControlsIn(frame)
      .touching(grow(layer.node.box, HEIGHT.largestGapPx))
      .filter((other) => isOneGroup(layer, other) && isNextInRow(layer, other))
      .flatMap((other) => unevenPair(layer, other)),
  ),
);
