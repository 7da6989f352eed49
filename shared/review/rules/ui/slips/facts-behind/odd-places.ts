import type { Box } from "../../../../../scene/scene.ts";
import { groupBy } from "../../../../../group-by.ts";
import { oneOff } from "../../../../../perception/layout/off.ts";
import { type Axis, DOWNWARDS, SIDEWAYS } from "../../../../../perception/structure/axis.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { type Frame, isText, type Layer } from "../../../../../perception/frame/frame.ts";
import { styleOf } from "../../../../../perception/text/typography/text-style.ts";
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
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
import type { PeerSlip } from "./odd-ones.ts";
import { oddPaddings } from "./odd-sizes.ts";

/** The only one of several parts that is out of the line on which its equals stand. */
interface OddPlace {
  readonly peer: Peer;
  readonly offPx: number;
  readonly others: number;
  readonly neighbour: Layer;
  /** Its move to the right and down that brings it into line. */
  readonly back: readonly [rightPx: number, downPx: number];
}

/** How far off its line a part is when it slipped; where only the others are set to the right, it may be farther. */
const OFF_PX = { min: 1.5, max: 16, maxByEnd: 48 };

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

function oddPlaceOf(peers: readonly Peer[], boxes: readonly Box[], across: Axis): readonly OddPlace[] {
  if (!areEnough(peers)) return [];
  const parts = peers.map(({ part }) => part);
  const off = oneOff(parts, boxes, across);
  const [peer, neighbour] = [peers[off?.index ?? -1], parts[off?.index === 0 ? 1 : 0]];
  if (!off || !peer || !neighbour || isForeignPart(peer.part)) return [];
  const offPx = Math.abs(off.byPx);
  if (offPx < OFF_PX.min || offPx > (off.isByEnd ? OFF_PX.maxByEnd : OFF_PX.max)) return [];
  const back = across === SIDEWAYS ? ([-off.byPx, 0] as const) : ([0, -off.byPx] as const);
  return [{ peer, offPx, others: peers.length - 1, neighbour, back }];
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

/** One slip of all that was moved in one cell. */
function slipOf([first, ...others]: readonly [OddPlace, ...OddPlace[]]): PeerSlip {
  const { peer, offPx, neighbour } = first;
  const { part } = peer;
  const px = Math.round(offPx * 10) / 10;
  const [, ...more] = new Set([part, ...others.map((one) => one.peer.part)]);
  return {
    kind: "place",
    layers: [part, ...more],
    said: {
      name: part.node.name,
      other: neighbour.node.name,
      own: `${px} px`,
      usual: "0 px",
      others: first.others,
    },
    named: { name: part, other: neighbour },
    miss: missedLength(offPx),
    mend: () => [
      propose(
        "place-of-equals",
        { px },
        [first, ...others].flatMap((one) => moveLayer(one.peer.part, ...one.back)),
      ),
    ],
  };
}

/** Texts and icons out of the line on which those at the same place in the cells beside theirs stand. */
export const oddPlaces = computed((frame: Frame): readonly PeerSlip[] => {
  const found = peerParts(frame).flatMap((parts) => [
    ...groupBy(oddPlacesIn(parts, frame), ({ peer }) => peer.cell).values(),
  ]);
  return [...new Map(found.map((odd) => [odd[0].peer.part, odd])).values()].map(slipOf);
});
