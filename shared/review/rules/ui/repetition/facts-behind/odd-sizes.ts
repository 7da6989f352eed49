import type { LengthProperty } from "../../../../../mend/change.ts";
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
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
import {
  type OddOne,
  oddOneOf,
  type Peer,
  type PeerParts,
  peerParts,
  standsOut,
} from "../../../../../perception/structure/peers.ts";
import type { Cell } from "../../../../../perception/structure/repetition/repetition.ts";
import { inkBox } from "../../../../../perception/text/typography/ink.ts";
import { mainRun } from "../../../../../perception/text/typography/lines.ts";
import { areNear, center, gapBetween, grow } from "../../../../../scene/geometry.ts";
import type { Box, Sides } from "../../../../../scene/scene.ts";
import { propose } from "../../../../fixes/fix.ts";
import { lengthChange } from "../../../../fixes/set-values.ts";
import type { PeerSlip } from "./odd-looks.ts";

const tenths = (px: number): number => Math.round(px * 10) / 10;

/** Larger differences are meant. */
const isSlip = (own: number, usual: number, ratio: number): boolean =>
  Math.max(own, usual) <= ratio * Math.min(own, usual);

/** Half a px is a matter of rounding. */
const SMALLEST_PX = 1;
const MOST_SIZE_RATIO = 1.25;

type Side = "width" | "height";
const BOTH: readonly Side[] = ["width", "height"];

const isSlightlyOff = (part: Layer, equal: Layer, sides: readonly Side[]): boolean => {
  const [a, b] = [part.node.box, equal.node.box];
  return (
    sides.some((side) => Math.abs(a[side] - b[side]) > SMALLEST_PX) &&
    sides.every((side) => isSlip(a[side], b[side], MOST_SIZE_RATIO))
  );
};

/** Its size on the sides that are compared, as px × px for both. */
const sizeOn = ({ node: { box } }: Layer, sides: readonly Side[]): string =>
  sides.map((side) => tenths(box[side])).join(" × ");

const A_LINE = 0.6;

const wordsIn = ({ layers }: Cell): readonly TextLayer[] =>
  layers.flatMap((layer) => [layer, ...descendants(layer)]).filter(isText);

const inkOf = (text: TextLayer): Box => inkBox(text) ?? text.node.box;

/** It differs because its words take another line, or hugs them: its padding is that of the others. */
function followsItsWords({ cell, part }: Peer, model: Peer, side: Side): boolean {
  const more = part.node.box[side] - model.part.node.box[side];
  const [own, others] = [wordsIn(cell), wordsIn(model.cell)];
  return own.some((text, index) => {
    const other = others[index];
    if (!other || Math.abs(more) <= SMALLEST_PX) return false;
    const lines = inkOf(text).height - inkOf(other).height;
    // Letters that reach down are no line more.
    const takesLine = Math.abs(lines) >= A_LINE * mainRun(text).lineHeightPx;
    const isHugged =
      text.node.text.resize === (side === "width" ? "width-and-height" : "height") &&
      Math.abs(text.node.box[side] - other.node.box[side] - more) <= SMALLEST_PX;
    return isHugged || (side === "height" && takesLine && lines > 0 === more > 0);
  });
}

/** The size that it would have if it were like the others on the sides that are compared. */
const usualSize = ({ peer, model }: OddOne<Layer, string>, sides: readonly Side[]): string =>
  BOTH.map((side) => tenths((sides.includes(side) ? model : peer.part).node.box[side])).join(" × ");

function oddSizeIn(peers: readonly Peer[], sides: readonly Side[] = BOTH): readonly PeerSlip[] {
  const odd = oddOneOf(peers, ({ part }) => sizeOn(part, sides));
  const like = odd && peers.find(({ part }) => part === odd.model);
  if (!odd || !like || sides.some((side) => followsItsWords(odd.peer, like, side))) return [];
  const [{ part }, { model }] = [odd.peer, odd];
  if (isForeignPart(part) || !isSlightlyOff(part, model, sides)) return [];
  const usual = usualSize(odd, sides);
  return [
    {
      by: "size",
      layers: [part],
      said: {
        name: part.node.name,
        other: model.node.name,
        own: sizeOn(part, BOTH),
        usual,
        others: odd.others,
      },
      named: { name: part, other: model },
      mend: () => [
        propose(
          "size-of-equals",
          { to: usual },
          sides.flatMap((side) => lengthChange(part, side, part.node.box[side], model.node.box[side])),
        ),
      ],
    },
  ];
}

/** Drawings are of the size of their lines; what is drawn on a square has a size of its own. */
const isOnSquare = ({ part: { node, children } }: Peer): boolean =>
  children.length > 0 && node.type !== "GROUP" && Math.abs(node.box.width - node.box.height) < 0.5;

/** Boxes in a column are as wide as each other, those in a row as high; their other side follows their words. */
const commonSide = (axis: PeerParts["axis"]): readonly Side[] => (axis === "column" ? ["width"] : ["height"]);

const heightOf = ({ node }: Layer): string => `${tenths(node.box.height)}`;

const areAlike = (values: readonly unknown[]): boolean => values.every((value) => value === values[0]);

/** Cells that hold as much as each other, in lines as high: nothing in them asks for another height. */
const holdTheSame = ({ boxes, texts }: PeerParts): boolean =>
  texts.length > 0 &&
  texts.every(
    (peers) => peers.length === boxes.length && areAlike(peers.map(({ part }) => heightOf(part))),
  ) &&
  areAlike(
    boxes.map(({ cell }) => cell.layers.reduce((sum, layer) => sum + 1 + descendants(layer).length, 0)),
  );

/** The largest thing in a cell without a ground may be its icon. */
const isBox = ({ part: { node } }: Peer): boolean =>
  ["FRAME", "INSTANCE", "COMPONENT", "RECTANGLE"].includes(node.type);

const oddSizesIn = (parts: PeerParts): readonly PeerSlip[] => {
  const { axis, signs, pictures, lines } = parts;
  const boxes = parts.boxes.every(isBox) ? parts.boxes : [];
  return [
    ...(axis === "column" && holdTheSame(parts) ? oddSizeIn(parts.boxes, ["height"]) : []),
    ...lines.flatMap((peers) => oddSizeIn(peers, ["width"])),
    ...pictures.flatMap((peers) => oddSizeIn(peers)),
    ...(axis === "grid" ? [] : oddSizeIn(boxes, commonSide(axis))),
    ...signs.flatMap((peers) => (peers.every(isOnSquare) ? oddSizeIn(peers) : [])),
  ];
};

/** One for each part. */
const byPart = (slips: readonly PeerSlip[]): readonly PeerSlip[] => [
  ...new Map(slips.map((slip) => [slip.layers[0], slip])).values(),
];

/** Boxes, pictures and icons of another size than their equals. */
export const oddSizes = computed((frame: Frame): readonly PeerSlip[] =>
  byPart(peerParts(frame).flatMap(oddSizesIn)),
);

const PADDING_PX = { min: 1, max: 24 };
const PADDINGS: readonly LengthProperty[] = [
  "padding-top",
  "padding-right",
  "padding-bottom",
  "padding-left",
];

/** A hundredth of a pixel is what programs leave behind. */
const hundredths = (px: number): number => Math.round(px * 100) / 100;

function paddingOf({ node }: Layer): Sides | undefined {
  const [top, right, bottom, left] = node.layout?.paddingPx ?? [];
  return top === undefined || right === undefined || bottom === undefined || left === undefined
    ? undefined
    : [hundredths(top), hundredths(right), hundredths(bottom), hundredths(left)];
}

/** A box with an icon at one side keeps less padding there: only what holds as much is compared. */
const kindOf = ({ part }: Peer): string =>
  `${part.node.layout?.direction} ${part.children.length} ${descendants(part).length}`;

function oddPaddingOf(peers: readonly Peer[]): readonly PeerSlip[] {
  const [first] = peers;
  if (!first || peers.some((peer) => kindOf(peer) !== kindOf(first))) return [];
  const odd = oddOneOf(peers, ({ part }) => paddingOf(part)?.join(" ") ?? "");
  const [ownPx, usualPx] = [odd && paddingOf(odd.peer.part), odd && paddingOf(odd.model)];
  if (!odd || !ownPx || !usualPx || isForeignPart(odd.peer.part) || standsOut(peers, odd.peer)) return [];
  const offPx = Math.max(...ownPx.map((px, side) => Math.abs(px - (usualPx[side] ?? 0))));
  if (offPx > PADDING_PX.max || offPx < PADDING_PX.min) return [];
  const [{ part }, { model, own, usual, others }] = [odd.peer, odd];
  return [
    {
      by: "padding",
      layers: [part],
      said: { name: part.node.name, other: model.node.name, own, usual, others },
      named: { name: part, other: model },
      mend: () => [
        propose(
          "padding-of-equals",
          { to: usual },
          PADDINGS.flatMap((side, index) => lengthChange(part, side, ownPx[index] ?? 0, usualPx[index] ?? 0)),
        ),
      ],
    },
  ];
}

/** Boxes whose auto layout keeps another padding than that of their equals. */
export const oddPaddings = computed((frame: Frame): readonly PeerSlip[] =>
  byPart(peerParts(frame).flatMap(({ hosts, boxes }) => [...oddPaddingOf(hosts), ...oddPaddingOf(boxes)])),
);

const HEIGHT = {
  /** Two px are often an outline of one of them, and seen by nobody. */
  offPx: { min: 2.5, max: 6 },
  largestGapPx: 32,
  largestShiftPx: 6,
  /** A round button beside a field follows a size of its own. */
  leastRatio: 1.2,
};

const wideControls = computed((frame: Frame): readonly Layer[] =>
  activeTargets(frame, "button", "input", "select").filter(
    (layer) =>
      boxPainter(layer) !== undefined && layer.node.box.width > layer.node.box.height * HEIGHT.leastRatio,
  ),
);

const wideControlsIn = computed((frame: Frame) => indexBoxes(wideControls(frame)));

/** They stand in one group: directly, or each in a wrapper of its own. */
const isOneGroup = (a: Layer, b: Layer): boolean =>
  [a.parent, a.parent?.parent].some((group) => group && (group === b.parent || group === b.parent?.parent));

function isNextInRow({ node: { box: a } }: Layer, { node: { box: b } }: Layer): boolean {
  const gap = gapBetween(a, b);
  const isBeside = b.x > a.x && gap.x >= 0 && gap.x <= HEIGHT.largestGapPx && gap.y < 0;
  return isBeside && (areNear(center(a).y, center(b).y, HEIGHT.largestShiftPx) || areNear(a.y, b.y, 1));
}

function unevenPair(layer: Layer, other: Layer): readonly PeerSlip[] {
  const heights = [layer, other].map(({ node }) => node.box.height) as [number, number];
  const [own, usual] = heights;
  const off = Math.abs(own - usual);
  if (off < HEIGHT.offPx.min || off > HEIGHT.offPx.max) return [];
  const to = Math.max(own, usual);
  return [
    {
      by: "height",
      layers: [layer, other],
      said: {
        name: layer.node.name,
        other: other.node.name,
        own: `${tenths(own)} px`,
        usual: `${tenths(usual)} px`,
        others: 1,
      },
      named: { name: layer, other },
      // Two kinds of controls that differ by one border differ by it wherever they meet.
      cause: `height ${heights.toSorted((a, b) => a - b).join("|")}`,
      mend: () => [
        propose("even-heights", { to }, [
          ...lengthChange(layer, "height", own, to),
          ...lengthChange(other, "height", usual, to),
        ]),
      ],
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
