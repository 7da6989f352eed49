import { byPlace, area, intersection } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { computed } from "../frame/computed.ts";
import { descendants, type Frame, type Layer, originOf, type TextLayer } from "../frame/frame.ts";
import { lookOfPaints } from "../frame/look-of-paints.ts";
import { hasFill, hasPicture } from "../paint/painted-box.ts";
import { paintedIndex } from "../paint/painted-index.ts";
import { isWords, painterOf, type Thing } from "../things/thing.ts";
import { cellBox } from "./cell-box.ts";
import { type Cell, type Repetition, repetitions } from "./repetition/repetition.ts";
import { isStyleSheet } from "./screens/style-sheet.ts";

/** One of the parts at the same place in cells that are alike, one for each cell: the second text, the icon. */
export interface Peer<Part extends Layer = Layer> {
  readonly part: Part;
  readonly cell: Cell;
}

/** A cell that lacks a sign which all others have, with one of those. */
export interface Lacking {
  readonly cell: Cell;
  readonly sign: Layer;
  readonly others: number;
}

/**
 * The parts of three or more cells that are alike; of what most cells do not have in one number, there are no peers.
 */
export interface PeerParts {
  readonly axis: Repetition["axis"];
  /** The layers that give the cells their boxes. */
  readonly hosts: readonly Peer[];
  /** The boxes that people see of the cells. */
  readonly boxes: readonly Peer[];
  readonly texts: readonly (readonly Peer<TextLayer>[])[];
  /** Small boxes with words: badges, tags. */
  readonly chips: readonly (readonly Peer[])[];
  /** Icons and other small drawings. */
  readonly signs: readonly (readonly Peer[])[];
  readonly pictures: readonly (readonly Peer[])[];
  readonly lacking: Lacking | undefined;
}

const FEWEST = 3;
/** Of fewer that have a sign nobody knows whether the one without it slipped, unless it is the same component. */
const FEWEST_WHOLE = 3;
const LARGEST_SIGN_PX = 48;
const CHIP = { smallestPx: 12, tallestPx: 40, widestShare: 0.5 };
const LINE = { thickestPx: 2, shortestShare: 0.5 };

const thingsIn = (thing: Thing): readonly Thing[] => [thing, ...thing.children.flatMap(thingsIn)];

const isSign = ({ kind, layer: { node } }: Thing): boolean =>
  kind === "icon" && Math.max(node.box.width, node.box.height) <= LARGEST_SIGN_PX;

/** A small box with nothing but words in or on it. */
const isChip = ({ kind, layer, painter, children }: Thing, cell: Cell): boolean => {
  const { width, height } = layer.node.box;
  const isSmall = height >= CHIP.smallestPx && height <= CHIP.tallestPx && width >= height;
  const isBox = (kind === "group" || kind === "shape") && painter !== undefined && hasFill(painter);
  return isBox && isSmall && width <= CHIP.widestShare * cell.box.width && children.every(isWords);
};

/** A line that parts cells: thin, and as long as most of its cell. */
const isLine = ({ painter, layer: { node } }: Thing, cell: Cell): boolean =>
  painter !== undefined &&
  node.box.height <= LINE.thickestPx &&
  node.box.width >= LINE.shortestShare * cell.box.width;

interface Held<Part extends Layer> {
  readonly cell: Cell;
  readonly parts: readonly Part[];
}

/** The layers of some of the things in each cell, from top to bottom. */
const hold = (
  cells: readonly Cell[],
  accepts: (thing: Thing, cell: Cell) => boolean,
  layerOf: (thing: Thing) => Layer = ({ layer }) => layer,
): readonly Held<Layer>[] =>
  cells.map((cell) => ({
    cell,
    parts: thingsIn(cell.thing)
      .filter((thing) => thing.layer.visibleBox !== null && accepts(thing, cell))
      .map(layerOf)
      .toSorted((a, b) => byPlace(a.node.box, b.node.box)),
  }));

/** The first parts of the cells, their second ones, and so on; a single cell may have more or fewer than the others. */
function inColumns(held: readonly Held<Layer>[]): readonly (readonly Peer[])[] {
  const counts = held.map(({ parts }) => parts.length).toSorted((a, b) => a - b);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  const whole = held.filter(({ parts }) => parts.length === usual);
  if (whole.length < FEWEST || whole.length < held.length - 1) return [];
  return Array.from({ length: usual }, (_, index) =>
    whole.map(({ cell, parts }) => ({ cell, part: parts[index] as Layer })),
  );
}

/** Where the part of one cell would stand in another, seen from the nearer side. */
function placeIn(other: Cell, part: Layer, cell: Cell): Box {
  const { box } = part.node;
  const fromLeft = box.x - cell.box.x;
  const fromRight = cell.box.x + cell.box.width - box.x;
  const x = fromLeft <= fromRight ? other.box.x + fromLeft : other.box.x + other.box.width - fromRight;
  return { ...box, x, y: other.box.y + (box.y - cell.box.y) };
}

/** True where nothing stands that may be the same in another drawing, whichever layers it belongs to. */
const isFree = (place: Box, cell: Cell, frame: Frame): boolean =>
  ![...descendants(cell.layers[0]), ...paintedIndex(frame).touching(place)].some(
    ({ node, children }) =>
      children.length === 0 &&
      node.box !== cell.box &&
      isSmall(node.box, cell.box) &&
      intersection(node.box, place) !== null,
  );

const GROUND_SHARE = 0.5;

/** The layer that paints the ground of a cell; undefined where that is bare, whatever small boxes stand on it. */
export function groundLayer(cell: Cell): Layer | undefined {
  const box = cellBox(cell);
  return box && area(box.node.box) >= GROUND_SHARE * area(cell.box) ? box : undefined;
}

/** The fill of the ground of a cell. */
const groundOf = (cell: Cell): string => lookOfPaints(groundLayer(cell)?.node.fills);

/** A ground reaches under everything on it. */
const isSmall = (box: Box, around: Box): boolean =>
  box.width < around.width * 0.9 || box.height < around.height * 0.6;

const sizeOf = ({ layers }: Cell): number =>
  layers.reduce((sum, layer) => sum + 1 + descendants(layer).length, 0);

/** Made of the same layers but for the sign: nothing else has come in its place. */
const lacksNothingElse = (cell: Cell, model: Cell, sign: Layer): boolean =>
  sign.parent?.node.layout !== undefined &&
  sizeOf(cell) === sizeOf(model) - 1 - descendants(sign).length &&
  originOf(cell.layers[0]) === originOf(model.layers[0]);

function findLacking(held: readonly Held<Layer>[], frame: Frame): Lacking | undefined {
  const most = held.reduce((max, { parts }) => Math.max(max, parts.length), 0);
  const [only, ...more] = held.filter(({ parts }) => parts.length === most - 1);
  const whole = held.filter(({ parts }) => parts.length === most);
  const [model] = whole;
  if (!only || more.length > 0 || !model || whole.length !== held.length - 1 || whole.length < FEWEST - 1)
    return undefined;
  // The last row often ends a list with something else: to log out, to delete.
  if (only === held[held.length - 1]) return undefined;
  if (groundOf(only.cell) !== groundOf(model.cell)) return undefined;
  const sign = model.parts.find(
    (part) =>
      (whole.length >= FEWEST_WHOLE && isFree(placeIn(only.cell, part, model.cell), only.cell, frame)) ||
      lacksNothingElse(only.cell, model.cell, part),
  );
  return sign && { cell: only.cell, sign, others: whole.length };
}

/** The parts of all that is repeated three times or more, each beside its equals. */
export const peerParts = computed((frame: Frame): readonly PeerParts[] => {
  // On a sheet, and among variants, things differ to be seen.
  if (frame.root.node.type === "COMPONENT_SET" || isStyleSheet(frame)) return [];
  const repeated = repetitions(frame).filter(({ cells }) => cells.length >= FEWEST);
  return repeated.map(({ axis, cells }) => {
    const signs = hold(cells, isSign);
    const chips = hold(cells, isChip, painterOf);
    const lines = hold(cells, isLine, painterOf);
    return {
      axis,
      hosts: cells.map((cell) => ({ part: cell.layers[0], cell })),
      boxes: cells.flatMap((cell) => {
        const part = cellBox(cell);
        return part ? [{ part, cell }] : [];
      }),
      texts: inColumns(hold(cells, isWords)) as readonly (readonly Peer<TextLayer>[])[],
      chips: inColumns(chips),
      signs: inColumns(signs),
      pictures: inColumns(hold(cells, (thing) => hasPicture(painterOf(thing)), painterOf)),
      lacking: [signs, chips, lines.slice(0, -1)]
        .map((held) => findLacking(held, frame))
        .find((found) => found !== undefined),
    };
  });
});

/** A cell that is selected or recommended has another ground: it is meant to differ in more. */
export const standsOut = (peers: readonly Peer[], peer: Peer): boolean =>
  peers.some((other) => other !== peer && groundOf(other.cell) !== groundOf(peer.cell));
