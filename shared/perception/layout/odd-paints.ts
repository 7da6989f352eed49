import { quantize, toHex } from "../../scene/color.ts";
import { areAlike } from "../contrast/colors/alike-colors.ts";
import { colorDistance } from "../contrast/colors/color-distance.ts";
import type { Paint, Rgb, SceneNode } from "../../scene/scene.ts";
import { computed } from "../frame/computed.ts";
import { descendants, type Frame, isText, type Layer } from "../frame/frame.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { groundBehind } from "../paint/backdrop.ts";
import { lookOfPaints } from "../frame/look-of-paints.ts";
import { hasStroke } from "../paint/painted-box.ts";
import { type OddOne, oddOneOf, type Peer, peerParts } from "../structure/peers.ts";
import { byPart, standsOut } from "./odd-ones.ts";

const isSeen = ({ opacity = 1 }: Paint): boolean => opacity > 0;

/** The only colour of some paints; undefined where there is none, or anything but one plain colour. */
function plainColor(paints: readonly Paint[] = []): Rgb | undefined {
  const [paint, ...more] = paints.filter(isSeen);
  const isPlain = paint?.type === "solid" && (paint.opacity ?? 1) === 1 && !paint.blendMode;
  return isPlain && more.length === 0 ? quantize(paint.color) : undefined;
}

/** The one that all of them are; undefined where they differ, or where there is none. */
const commonOf = <T extends string | number>(values: readonly T[]): T | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined;

const strokeColor = (layer: Layer): Rgb | undefined =>
  hasStroke(layer) ? plainColor(layer.node.strokes) : undefined;

const textColor = ({ node }: Layer): Rgb | undefined =>
  node.text?.runs.some(({ fills }) => fills) ? undefined : plainColor(node.fills);

const shapesOf = (sign: Layer): readonly Layer[] =>
  [sign, ...descendants(sign)].filter(
    (layer) => layer.visibleBox !== null && (layer.node.fills?.some(isSeen) || hasStroke(layer)),
  );

/** The colour of all lines and faces of a drawing; undefined when it has several. */
function drawnColor(sign: Layer): Rgb | undefined {
  const paints = shapesOf(sign).flatMap(({ node }) => [...(node.fills ?? []), ...(node.strokes ?? [])]);
  const colors = paints.filter(isSeen).map((paint) => plainColor([paint]));
  const isOne = commonOf(colors.map((color) => (color ? toHex(color) : ""))) !== undefined;
  return isOne ? colors[0] : undefined;
}

/** One of several whose colour nearly is that of the others. */
export interface OddShade extends OddOne<Layer, string> {
  readonly of: "fill" | "border" | "text" | "sign";
}

/** Colours that are farther from each other were chosen. */
const MOST_SHADE = 0.07;
/** A fill that is nearer to its ground marks a row that is chosen, pointed at or not read yet. */
const SMALLEST_FROM_GROUND = 0.1;

const isWash = (layer: Layer, color: Rgb, frame: Frame): boolean => {
  const ground = groundBehind(frame, layer.node.box, layer.order);
  return !ground || colorDistance(ground, color) < SMALLEST_FROM_GROUND;
};

function oddShadeOf(
  of: OddShade["of"],
  peers: readonly Peer[],
  colorOf: (layer: Layer) => Rgb | undefined,
): readonly OddShade[] {
  const colors = new Map(peers.map(({ part }) => [part, colorOf(part)]));
  if ([...colors.values()].includes(undefined)) return [];
  const written = peers.map(({ part }) => toHex(colors.get(part) as Rgb));
  // Colours that nobody can tell apart are one: by the first of them.
  const seen = new Map(
    peers.map((peer, index) => [peer, written.find((hex) => areAlike(hex, written[index] as string))]),
  );
  const odd = oddOneOf(peers, (peer) => seen.get(peer) as string);
  const equal = odd && peers.find((peer) => peer !== odd.peer)?.part;
  const [own, usual] = [odd && colors.get(odd.peer.part), equal && colors.get(equal)];
  if (!odd || !own || !usual || isForeignPart(odd.peer.part)) return [];
  return colorDistance(own, usual) <= MOST_SHADE ? [{ ...odd, of }] : [];
}

const inkShades = (
  of: OddShade["of"],
  peers: readonly Peer[],
  colorOf: (layer: Layer) => Rgb | undefined,
): readonly OddShade[] => oddShadeOf(of, peers, colorOf).filter((odd) => !standsOut(peers, odd.peer));

const fillColor = ({ node }: Layer): Rgb | undefined => plainColor(node.fills);

/** True when a box differs from the others in its border, too: it was chosen or is pointed at. */
const hasOwnBorder = (boxes: readonly Peer[], { part }: Peer): boolean => {
  const borderOf = (layer: Layer): string => lookOfPaints(layer.node.strokes ?? []);
  return boxes.every((other) => other.part === part || borderOf(other.part) !== borderOf(part));
};

/** The shapes in a cell beside its box, each by its kind and paints. */
const marksOf = ({ cell, part }: Peer): string =>
  cell.layers
    .flatMap((layer) => [layer, ...descendants(layer)])
    .filter((layer) => !isText(layer) && layer !== part && layer.children.length === 0)
    .filter(({ visibleBox }) => visibleBox !== null)
    .map(({ node }) => `${node.type} ${lookOfPaints(node.fills)} ${lookOfPaints(node.strokes)}`)
    .toSorted()
    .join("|");

/** True of the one with a tick or another mark that its equals, which are all marked alike, have not: it was chosen. */
const hasOwnMark = (boxes: readonly Peer[], peer: Peer): boolean => {
  const others = boxes.filter((other) => other !== peer).map(marksOf);
  return commonOf(others) !== undefined && marksOf(peer) !== others[0];
};

const fillShades = (boxes: readonly Peer[], frame: Frame): readonly OddShade[] =>
  oddShadeOf("fill", boxes, fillColor).filter(
    ({ peer }) =>
      !isWash(peer.part, fillColor(peer.part) as Rgb, frame) &&
      !hasOwnBorder(boxes, peer) &&
      !hasOwnMark(boxes, peer),
  );

/** Boxes, borders, texts and icons in a colour that nearly is that of their equals, by their layer. */
export const oddShades = computed((frame: Frame): ReadonlyMap<Layer, OddShade> =>
  byPart(
    peerParts(frame).flatMap(({ boxes, texts, signs }) => [
      ...fillShades(boxes, frame),
      ...inkShades("border", boxes, strokeColor),
      ...texts.flatMap((peers) => inkShades("text", peers, textColor)),
      ...signs.flatMap((peers) => inkShades("sign", peers, drawnColor)),
    ]),
  ),
);

const round = (px: number): number => Math.round(px * 100) / 100;

/** The width of the lines of a box, the same on all sides that have one; undefined for none. */
const borderWidth = (layer: Layer): number | undefined =>
  hasStroke(layer)
    ? commonOf((layer.node.stroke?.widthsPx ?? []).filter((px) => px > 0).map(round))
    : undefined;

/** The width of all lines of a drawing; undefined when it has none, or lines of several widths. */
const drawnWidth = (sign: Layer): number | undefined =>
  commonOf(
    shapesOf(sign)
      .filter(hasStroke)
      .map((shape) => borderWidth(shape) ?? 0),
  );

export type OddLine = OddOne<Layer, number>;

const MOST_WIDTH_RATIO = 2.5;
const SMALLEST_OFF_PX = 0.2;

function oddLineOf(
  peers: readonly Peer[],
  widthOf: (layer: Layer) => number | undefined,
): readonly OddLine[] {
  const odd = oddOneOf(peers, ({ part }) => widthOf(part) ?? 0);
  if (!odd || odd.own === 0 || odd.usual === 0 || isForeignPart(odd.peer.part)) return [];
  const [thin, thick] = [Math.min(odd.own, odd.usual), Math.max(odd.own, odd.usual)];
  return thick - thin >= SMALLEST_OFF_PX && thick <= MOST_WIDTH_RATIO * thin ? [odd] : [];
}

/** A border that is thicker and of another colour marks what is chosen, focused or wrong. */
const isMarked = (peers: readonly Peer[], { peer }: OddLine): boolean => {
  const look = ({ part }: Peer): string => `${lookOfPaints(part.node.strokes)} ${shadowOf(part.node)}`;
  return peers.some((other) => other !== peer && look(other) !== look(peer));
};

/** Borders and icons drawn in lines of another width than their equals, by their layer. */
export const oddLines = computed((frame: Frame): ReadonlyMap<Layer, OddLine> =>
  byPart(
    peerParts(frame).flatMap(({ boxes, signs }) => [
      ...oddLineOf(boxes, borderWidth).filter((odd) => !isMarked(boxes, odd) && !standsOut(boxes, odd.peer)),
      ...signs.flatMap((peers) => oddLineOf(peers, drawnWidth).filter((odd) => !standsOut(peers, odd.peer))),
    ]),
  ),
);

/** The shadows of a layer in the notation of CSS, without their colours: x, y, blur, spread. */
const shadowOf = ({ effects = [] }: SceneNode): string =>
  effects
    .filter(({ type }) => type === "drop-shadow" || type === "inner-shadow")
    .map(({ offset, radiusPx, spreadPx = 0 }) =>
      [offset?.x ?? 0, offset?.y ?? 0, radiusPx, spreadPx].map(round).join(" "),
    )
    .join(", ");

const castsShadow = (one: string): boolean => one !== "";

export interface OddShadow extends OddOne<Layer, string> {
  /** The only one without a shadow, or the only one whose shadow is another. */
  readonly isMissing: boolean;
}

function oddShadowOf(peers: readonly Peer[]): readonly OddShadow[] {
  const odd = oddOneOf(peers, ({ part }) => shadowOf(part.node));
  // The only one that has a shadow is lifted up on purpose.
  if (!odd || !castsShadow(odd.usual) || isForeignPart(odd.peer.part) || standsOut(peers, odd.peer))
    return [];
  // A box that is filled in another way is chosen, and casts no shadow or another one for it.
  if (lookOfPaints(odd.peer.part.node.fills) !== lookOfPaints(odd.model.node.fills)) return [];
  return [{ ...odd, isMissing: !castsShadow(odd.own) }];
}

/** Boxes whose shadow is missing or another one than that of their equals, by their layer. */
export const oddShadows = computed((frame: Frame): ReadonlyMap<Layer, OddShadow> =>
  byPart(peerParts(frame).flatMap(({ boxes }) => oddShadowOf(boxes))),
);
