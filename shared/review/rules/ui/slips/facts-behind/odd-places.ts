import { tenths } from "../../../../../scene/round.ts";
import type { Box } from "../../../../../scene/scene.ts";
import { oneOff } from "../../../../../perception/layout/off.ts";
import { type Axis, DOWNWARDS, SIDEWAYS } from "../../../../../perception/structure/axis.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { type Frame, isText, type Layer } from "../../../../../perception/frame/frame.ts";
import { styleOf } from "../../../../../perception/text/typography/text-style.ts";
import { groundLayer, type Peer, peerParts, standsOut } from "../../../../../perception/structure/peers.ts";
import { type Displaced, oddAmong, type PeerSlip, type PlaceTrait } from "./odd-ones.ts";
import { oddPaddings } from "./odd-sizes.ts";

/** How far off its line a part is when it slipped; where only the others are set to the right, it may be farther. */
const OFF_PX = { min: 1.5, max: 16, maxByEnd: 48 };

const FEWEST = 4;
const FEWEST_OF_COMPONENT = 3;

/** True of as many as show a line: of three, two may be in line by chance, unless they were made from one component. */
const areEnough = (peers: readonly Peer[]): boolean => {
  const [first] = peers;
  const isOfComponent = ({ cell: { layers } }: Peer): boolean =>
    layers[0].node.instance?.componentId !== undefined &&
    layers[0].node.instance.componentId === first?.cell.layers[0].node.instance?.componentId;
  return peers.length >= FEWEST || (peers.length >= FEWEST_OF_COMPONENT && peers.every(isOfComponent));
};

/** True of words of one style, or of icons of one size: others are another kind of thing. */
function areAlike(peers: readonly Peer[]): boolean {
  const looks = peers.map(({ part }) => {
    if (isText(part)) return JSON.stringify(styleOf(part));
    return `${Math.round(part.node.box.width)} ${Math.round(part.node.box.height)}`;
  });
  return looks.every((look) => look === looks[0]);
}

/** The boxes that the places of parts are measured from: those of their cells, or else that of the screen. */
function boxesAround(peers: readonly Peer[], { root }: Frame): readonly Box[] {
  const boxes = peers.flatMap(({ cell }) => groundLayer(cell)?.node.box ?? []);
  return boxes.length === peers.length ? boxes : peers.map(() => root.node.box);
}

/** True of cells that have a box to be placed in; of those that have none a place is seen in a column alone, and sideways. */
const hasBoxes = (peers: readonly Peer[]): boolean => peers.every(({ cell }) => groundLayer(cell));

const paddedOtherwise = computed(
  (frame: Frame): ReadonlySet<Layer> => new Set(oddPaddings(frame).flatMap(({ layers }) => layers)),
);

function displacedIn(peers: readonly Peer[], across: Axis, frame: Frame): Displaced | undefined {
  const parts = peers.map(({ part }) => part);
  const off = oneOff(parts, boxesAround(peers, frame), across);
  const [peer, model] = [peers[off?.index ?? -1], parts[off?.index === 0 ? 1 : 0]];
  if (!off || !peer || !model) return undefined;
  const offPx = Math.abs(off.byPx);
  if (offPx < OFF_PX.min || offPx > (off.isByEnd ? OFF_PX.maxByEnd : OFF_PX.max)) return undefined;
  if (standsOut(peers, peer) || paddedOtherwise(frame).has(peer.cell.layers[0])) return undefined;
  const own = `${tenths(offPx)} px`;
  return { peer, model, own, usual: "0 px", index: off.index, others: peers.length - 1, byPx: off.byPx };
}

const placeAlong = (across: Axis): PlaceTrait => ({
  name: "place",
  groups: ({ axis, texts, signs }) =>
    [...texts, ...signs].filter(
      (peers) =>
        areEnough(peers) &&
        areAlike(peers) &&
        (hasBoxes(peers) || (axis === "column" && across === SIDEWAYS)),
    ),
  find: (peers, frame) => displacedIn(peers, across, frame),
});

const PLACES = [placeAlong(SIDEWAYS), placeAlong(DOWNWARDS)];

/** Texts and icons out of the line on which those at the same place in the cells beside theirs stand. */
export const oddPlaces = computed((frame: Frame): readonly PeerSlip[] =>
  peerParts(frame).flatMap((parts) => oddAmong(PLACES, parts, frame)),
);
