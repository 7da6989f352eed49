import type { Box } from "../../../../../scene/scene.ts";
import { areNear, bottom, right } from "../../../../../scene/geometry.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { type Frame, isText, type Layer } from "../../../../../perception/frame/frame.ts";
import { styleOf } from "../../../../../perception/text/typography/text-style.ts";
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
import type { Cell } from "../../../../../perception/structure/repetition/repetition.ts";
import {
  groundLayer,
  type Peer,
  type PeerParts,
  peerParts,
  standsOut,
} from "../../../../../perception/structure/peers.ts";
import { propose } from "../../../../fixes/fix.ts";
import { moveLayer } from "../../../../fixes/set-values.ts";
import { missedLength } from "../../../../weigh/degree.ts";
import type { PeerSlip } from "./odd-looks.ts";
import { oddPaddings } from "./odd-sizes.ts";

/** The only one of several parts that is out of the line on which its equals stand. */
interface OddPlace {
  readonly peer: Peer;
  readonly offPx: number;
  readonly others: number;
  readonly neighbour: Layer;
  /** How far it has to be moved to the right and down to be in line. */
  readonly back: { readonly rightPx: number; readonly downPx: number };
  /** All parts of the cell that are out of line, this one first. */
  readonly moved: readonly OddPart[];
}

/** A part that is out of line, and how it comes back. */
interface OddPart extends Pick<OddPlace, "back"> {
  readonly part: Layer;
}

/** Where a part starts, has its middle and ends, from where its cell does; undefined for what cannot be known. */
type Lines = readonly [start: number | undefined, middle: number | undefined, end: number | undefined];

interface Side {
  readonly moves: "rightPx" | "downPx";
  readonly start: (box: Box) => number;
  readonly end: (box: Box) => number;
  readonly known: (layer: Layer) => readonly [boolean, boolean, boolean];
}

const ALL = [true, true, true] as const;

/** The letters of a text whose box is set by hand are known at the side to which they are aligned. */
const SIDEWAYS: Side = {
  moves: "rightPx",
  start: ({ x }) => x,
  end: right,
  known: (layer) => {
    if (!isText(layer) || layer.node.text.resize === "width-and-height") return ALL;
    const { alignHorizontal } = layer.node.text;
    return [
      alignHorizontal === "left" || alignHorizontal === "justified",
      alignHorizontal === "center",
      alignHorizontal === "right",
    ];
  },
};

const DOWNWARDS: Side = {
  moves: "downPx",
  start: ({ y }) => y,
  end: bottom,
  known: (layer) => (isText(layer) && layer.node.text.resize === "none" ? [false, false, false] : ALL),
};

const middleOf = (box: Box, { start, end }: Side): number => (start(box) + end(box)) / 2;

function linesOf({ part }: Peer, around: Box, side: Side): Lines {
  const { box } = part.node;
  const [start, middle, end] = side.known(part);
  return [
    start ? side.start(box) - side.start(around) : undefined,
    middle ? middleOf(box, side) - middleOf(around, side) : undefined,
    end ? side.end(box) - side.end(around) : undefined,
  ];
}

const SAME_PX = 0.75;
/** How far off its line a part is when it slipped; where only the others are set to the right, it may be farther. */
const OFF_PX = { min: 1.5, max: 16, maxByEnd: 48 };

const isOn = (at: number | undefined, line: number): boolean =>
  at !== undefined && areNear(at, line, SAME_PX);

/** A line on which all parts stand but these. */
interface Shared {
  readonly line: number;
  readonly off: readonly number[];
}

/** The line that at least two of the first three are on; undefined for none. */
function sharedLine(ats: readonly (number | undefined)[]): Shared | undefined {
  const firsts = ats.slice(0, 3);
  const line = firsts.find((at) => at !== undefined && firsts.filter((one) => isOn(one, at)).length > 1);
  return line === undefined
    ? undefined
    : { line, off: ats.flatMap((at, index) => (isOn(at, line) ? [] : [index])) };
}

interface Missed {
  readonly index: number;
  /** Less than 0 where it lies before the line. */
  readonly byPx: number;
  /** The others end on one line and start on none: they are set to the right. */
  readonly isByEnd: boolean;
}

/** The only one that is on none of the lines on which all others are; undefined where all share one. */
function missedBy(lines: readonly Lines[]): Missed | undefined {
  const shared = ([0, 1, 2] as const).flatMap((at) => {
    const found = sharedLine(lines.map((line) => line[at]));
    return found && found.off.length < 2 ? [{ at, ...found }] : [];
  });
  const [index] = shared[0]?.off ?? [];
  if (index === undefined || shared.some(({ off }) => off[0] !== index)) return undefined;
  const offs = shared.flatMap(({ at, line }) => {
    const own = lines[index]?.[at];
    return own === undefined ? [] : [own - line];
  });
  const [nearest] = offs.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const isByEnd = shared.length === 1 && shared[0]?.at === 2;
  return nearest === undefined ? undefined : { index, byPx: nearest, isByEnd };
}

const FEWEST = 4;
const FEWEST_OF_COMPONENT = 3;

/** Two of three in line may be chance, unless they were made from one component. */
const areEnough = (peers: readonly Peer[]): boolean => {
  const [first] = peers;
  const isOfComponent = ({ cell: { layers } }: Peer): boolean =>
    layers[0].node.instance?.componentId !== undefined &&
    layers[0].node.instance.componentId === first?.cell.layers[0].node.instance?.componentId;
  return peers.length >= FEWEST || (peers.length >= FEWEST_OF_COMPONENT && peers.every(isOfComponent));
};

function oddPlaceOf(peers: readonly Peer[], boxes: readonly Box[], side: Side): readonly OddPlace[] {
  if (!areEnough(peers)) return [];
  const missed = missedBy(peers.map((peer, index) => linesOf(peer, boxes[index] as Box, side)));
  const peer = missed && peers[missed.index];
  const neighbour = missed && peers[missed.index === 0 ? 1 : 0];
  if (!missed || !peer || !neighbour || isForeignPart(peer.part)) return [];
  const offPx = Math.abs(missed.byPx);
  if (offPx < OFF_PX.min || offPx > (missed.isByEnd ? OFF_PX.maxByEnd : OFF_PX.max)) return [];
  const back = { rightPx: 0, downPx: 0, [side.moves]: -missed.byPx };
  const moved = [{ part: peer.part, back }];
  return [{ peer, offPx, others: peers.length - 1, neighbour: neighbour.part, back, moved }];
}

/** Other words are another kind of thing, and so are icons of another size. */
function areAlike(peers: readonly Peer[]): boolean {
  const looks = peers.map(({ part }) => {
    if (isText(part)) return JSON.stringify(styleOf(part));
    return `${Math.round(part.node.box.width)} ${Math.round(part.node.box.height)}`;
  });
  return looks.every((look) => look === looks[0]);
}

/**
 * The boxes that the places of parts are measured from: those of their cells, or in a column the screen; else none.
 */
function boxesAround(peers: readonly Peer[], axis: PeerParts["axis"], frame: Frame): readonly Box[] {
  const boxes = peers.flatMap(({ cell }) => groundLayer(cell)?.node.box ?? []);
  if (boxes.length === peers.length) return boxes;
  return axis === "column" ? peers.map(() => frame.root.node.box) : [];
}

const paddedOtherwise = computed(
  (frame: Frame): ReadonlySet<Layer> => new Set(oddPaddings(frame).flatMap(({ layers }) => layers)),
);

function oddPlacesIn({ axis, texts, signs }: PeerParts, frame: Frame): readonly OddPlace[] {
  return [...texts, ...signs].filter(areAlike).flatMap((peers) => {
    const boxes = boxesAround(peers, axis, frame);
    if (boxes.length === 0) return [];
    const hasOwn = boxes[0] !== frame.root.node.box;
    return [
      ...oddPlaceOf(peers, boxes, SIDEWAYS),
      ...(hasOwn ? oddPlaceOf(peers, boxes, DOWNWARDS) : []),
    ].filter(({ peer }) => !standsOut(peers, peer) && !paddedOtherwise(frame).has(peer.cell.layers[0]));
  });
}

/** One for each cell: where all that is in it was moved, it is one slip. */
function onePerCell(odd: readonly OddPlace[]): readonly OddPlace[] {
  const byCell = new Map<Cell, [OddPlace, ...OddPlace[]]>();
  for (const one of odd) {
    const known = byCell.get(one.peer.cell);
    if (known) known.push(one);
    else byCell.set(one.peer.cell, [one]);
  }
  return [...byCell.values()].map((all) => ({ ...all[0], moved: all.flatMap(({ moved }) => moved) }));
}

function slipOf({ peer: { part }, offPx, others, neighbour, moved }: OddPlace): PeerSlip {
  const px = Math.round(offPx * 10) / 10;
  const [, ...more] = new Set(moved.map((one) => one.part));
  return {
    by: "place",
    layers: [part, ...more],
    said: { name: part.node.name, other: neighbour.node.name, own: `${px} px`, usual: "0 px", others },
    named: { name: part, other: neighbour },
    miss: missedLength(offPx),
    mend: () => [
      propose(
        "place-of-equals",
        { px },
        moved.flatMap((one) => moveLayer(one.part, one.back.rightPx, one.back.downPx)),
      ),
    ],
  };
}

/** Texts and icons out of the line on which those at the same place in the cells beside theirs stand. */
export const oddPlaces = computed((frame: Frame): readonly PeerSlip[] => {
  const found = peerParts(frame).flatMap((parts) => onePerCell(oddPlacesIn(parts, frame)));
  return [...new Map(found.map((odd) => [odd.peer.part, odd])).values()].map(slipOf);
});
