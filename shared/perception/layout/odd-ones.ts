import { computed } from "../frame/computed.ts";
import { descendants, type Frame, isText, type Layer, type TextLayer } from "../frame/frame.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { groundOf, type OddOne, oddOneOf, type Peer, type PeerParts, peerParts } from "../structure/peers.ts";
import type { Box } from "../../scene/scene.ts";
import type { Cell } from "../structure/repetition/repetition.ts";
import { inkBox } from "../text/typography/ink.ts";
import { mainRun } from "../text/typography/lines.ts";

const round = (px: number): number => Math.round(px * 10) / 10;

/** A cell that is selected or recommended has another ground: it is meant to differ in more. */
export const standsOut = (peers: readonly Peer[], peer: Peer): boolean =>
  peers.some((other) => other !== peer && groundOf(other.cell) !== groundOf(peer.cell));

/** Each by its part. */
export const byPart = <Odd extends { readonly peer: Peer }>(odd: readonly Odd[]): ReadonlyMap<Layer, Odd> =>
  new Map(odd.map((one) => [one.peer.part, one]));

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

/** `own` and `usual` are px × px; they differ on these sides at most. */
export interface OddSize extends OddOne<Layer, string> {
  readonly sides: readonly Side[];
}

/** Its size on the sides that are compared, as px × px for both. */
const sizeOn = ({ node: { box } }: Layer, sides: readonly Side[]): string =>
  sides.map((side) => round(box[side])).join(" × ");

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

function oddSizeIn(peers: readonly Peer[], sides: readonly Side[] = BOTH): readonly OddSize[] {
  const odd = oddOneOf(peers, ({ part }) => sizeOn(part, sides));
  const model = odd && peers.find(({ part }) => part === odd.model);
  if (!odd || !model || sides.some((side) => followsItsWords(odd.peer, model, side))) return [];
  if (isForeignPart(odd.peer.part) || !isSlightlyOff(odd.peer.part, odd.model, sides)) return [];
  return [{ ...odd, own: sizeOn(odd.peer.part, BOTH), usual: usualSize(odd, sides), sides }];
}

/** The size that it would have if it were like the others on the sides that are compared. */
const usualSize = ({ peer, model }: OddOne<Layer, string>, sides: readonly Side[]): string =>
  BOTH.map((side) => round((sides.includes(side) ? model : peer.part).node.box[side])).join(" × ");

/** Drawings are of the size of their lines; what is drawn on a square has a size of its own. */
const isOnSquare = ({ part: { node, children } }: Peer): boolean =>
  children.length > 0 && node.type !== "GROUP" && Math.abs(node.box.width - node.box.height) < 0.5;

/** Boxes in a column are as wide as each other, those in a row as high; their other side follows their words. */
const commonSide = (axis: PeerParts["axis"]): readonly Side[] => (axis === "column" ? ["width"] : ["height"]);

const heightOf = ({ node }: Layer): string => `${round(node.box.height)}`;

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

const oddHeights = (parts: PeerParts): readonly OddSize[] =>
  parts.axis === "column" && holdTheSame(parts) ? oddSizeIn(parts.boxes, ["height"]) : [];

/** The largest thing in a cell without a ground may be its icon. */
const isBox = ({ part: { node } }: Peer): boolean =>
  ["FRAME", "INSTANCE", "COMPONENT", "RECTANGLE"].includes(node.type);

const oddSizesIn = (parts: PeerParts): readonly OddSize[] => {
  const { axis, signs, pictures, lines } = parts;
  const boxes = parts.boxes.every(isBox) ? parts.boxes : [];
  return [
    ...oddHeights(parts),
    ...lines.flatMap((peers) => oddSizeIn(peers, ["width"])),
    ...pictures.flatMap((peers) => oddSizeIn(peers)),
    ...(axis === "grid" ? [] : oddSizeIn(boxes, commonSide(axis))),
    ...signs.flatMap((peers) => (peers.every(isOnSquare) ? oddSizeIn(peers) : [])),
  ];
};

/** Boxes, pictures and icons of another size than their equals, by their layer. */
export const oddSizes = computed((frame: Frame): ReadonlyMap<Layer, OddSize> =>
  byPart(peerParts(frame).flatMap(oddSizesIn)),
);
