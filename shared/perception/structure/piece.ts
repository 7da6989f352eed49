import { computed } from "../frame/computed.ts";
import { isText, type Frame, type Layer } from "../frame/frame.ts";
import { boxPainter, hasPicture } from "../paint/painted-box.ts";
import { holdsText } from "../text/typography/lone-text.ts";
import { styleOf } from "../text/typography/text-style.ts";
import type { Box } from "../../scene/scene.ts";

/**
 * The kinds of pieces that may be repeated: words, a layer that holds words, a painted box without words, a drawing.
 */
export type PieceKind = "text" | "content" | "box" | "shape";

/** A layer that may be, or be part of, one of several alike. */
export interface Piece {
  readonly layer: Layer;
  readonly box: Box;
  readonly kind: PieceKind;
  /** The same for two pieces that may be of one kind; sizes are compared apart. */
  readonly look: string;
}

/** Layers that are drawn from points: letters turned to outlines, icons, illustrations. */
const DRAWN: ReadonlySet<string> = new Set("VECTOR BOOLEAN_OPERATION STAR REGULAR_POLYGON".split(" "));
const BARE: ReadonlySet<string> = new Set("RECTANGLE ELLIPSE".split(" "));

/** The size of the largest text in each layer, by its order: that in which the title of a card or row is set. */
const largestTexts = computed(({ layers }: Frame): Float64Array => {
  const sizes = new Float64Array(layers.length);
  for (let order = layers.length - 1; order >= 0; order--) {
    const layer = layers[order] as Layer;
    const size = Math.max(sizes[order] ?? 0, isText(layer) ? styleOf(layer).sizePx : 0);
    sizes[order] = size;
    if (layer.parent) sizes[layer.parent.order] = Math.max(sizes[layer.parent.order] ?? 0, size);
  }
  return sizes;
});

function lookOf(layer: Layer, kind: PieceKind, frame: Frame): string {
  if (isText(layer)) return `text|${styleOf(layer).sizePx}`;
  // The selected one has often another ground than the others: paint says nothing about a layer that holds
  // words. Boxes that people see are alike by their sizes, in whatever size their words are set.
  if (kind === "content")
    return boxPainter(layer) ? "content|box" : `content|${largestTexts(frame)[layer.order]}`;
  const painter = kind === "box" ? boxPainter(layer) : undefined;
  return `${kind}|${painter !== undefined && hasPicture(painter)}|${layer.node.type === "ELLIPSE"}`;
}

function kindOf(layer: Layer, frame: Frame): PieceKind {
  if (isText(layer)) return "text";
  if (holdsText(layer, frame)) return "content";
  const painter = boxPainter(layer);
  return painter && !DRAWN.has(painter.node.type) ? "box" : "shape";
}

const isSeen = ({ node, visibleBox }: Layer): boolean =>
  visibleBox !== null &&
  node.text?.characters.trim() !== "" &&
  !node.isMask &&
  !node.rotationDeg &&
  node.box.width > 0 &&
  node.box.height > 0;

/** A picture without words that is made of outlines is one thing, however many layers it has. */
const isDrawing = (layer: Layer, kind: PieceKind): boolean =>
  DRAWN.has(layer.node.type) ||
  (kind !== "content" && layer.children.some(({ node }) => DRAWN.has(node.type)));

/** The layers that lie in an icon, an illustration or another drawing: none of them is seen as a thing of its own. */
export const partsOfDrawings = computed((frame: Frame): ReadonlySet<Layer> => {
  const parts = new Set<Layer>();
  for (const layer of frame.layers) {
    const { parent } = layer;
    if (!parent?.parent) continue;
    if (parts.has(parent) || isDrawing(parent, kindOf(parent, frame))) parts.add(layer);
  }
  return parts;
});

/** Layers of a frame that may be repeated, in painting order: none inside icons and other drawings. */
export const pieces = computed((frame: Frame): readonly Piece[] => {
  const parts = partsOfDrawings(frame);
  return frame.layers
    .filter((layer) => layer.parent !== null && isSeen(layer) && !parts.has(layer))
    .map((layer) => {
      const kind = kindOf(layer, frame);
      return { layer, box: layer.node.box, kind, look: lookOf(layer, kind, frame) };
    });
});

/** True when a piece is a box that holds nothing: what seems to be in it lies on it. */
export const isBareBox = ({ layer, kind }: Piece): boolean => kind === "box" && BARE.has(layer.node.type);
