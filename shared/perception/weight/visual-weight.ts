import { center, gapBetween, grow } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { descendants, isText, type Frame, type Layer } from "../frame/frame.ts";
import { indexBoxes } from "../frame/box-index.ts";
import { computed } from "../frame/computed.ts";
import { partsOfDrawings } from "../structure/piece.ts";
import { boxInFirstView, firstView } from "../structure/first-view.ts";
import { isNoPart } from "../elements/foreign-part.ts";
import { boxPainter, hasPicture } from "../paint/painted-box.ts";
import { targets, type Target } from "../elements/targets.ts";
import { filling, letters, outline, type VisualPart } from "./visual-parts.ts";
import { isCovered } from "../paint/covered.ts";

/** Something that is seen as one thing. */
export interface VisualElement {
  readonly layer: Layer;
  readonly kind: "text" | "button" | "picture" | "icon";
}

/** An element with its visual weight: 100 is that of the heaviest in the frame. */
export interface WeighedElement extends VisualElement {
  readonly weight: number;
}

const isButton = ({ kind, how, layer }: Target): boolean =>
  !isText(layer) && (kind === "button" || (how === "structure" && kind === undefined));

const LARGEST_ICON_PX = 64;

const SHAPES: ReadonlySet<string> = new Set([
  "VECTOR",
  "BOOLEAN_OPERATION",
  "STAR",
  "REGULAR_POLYGON",
  "ELLIPSE",
]);

const isSmall = ({ node: { box } }: Layer): boolean =>
  box.width <= LARGEST_ICON_PX && box.height <= LARGEST_ICON_PX;

const isIcon = (layer: Layer): boolean =>
  isSmall(layer) &&
  layer.children.every(({ node }) => SHAPES.has(node.type)) &&
  (SHAPES.has(layer.node.type) || layer.children.length > 0);

function kindOf(layer: Layer, buttons: ReadonlySet<Layer>, frame: Frame): VisualElement["kind"] | undefined {
  if (buttons.has(layer)) return "button";
  if (isText(layer)) return layer.node.text.runs.length > 0 ? "text" : undefined;
  if (hasPicture(layer)) return "picture";
  return isIcon(layer) && !partsOfDrawings(frame).has(layer) ? "icon" : undefined;
}

/** Where more is seen at once it is a sheet or a map, and nothing leads the eye. */
const MOST_ELEMENTS = 500;

/** The elements that can be seen before anything is scrolled; what a button holds is part of it. */
const elementsIn = computed((frame: Frame): readonly VisualElement[] => {
  const buttons = new Set(
    targets(frame)
      .filter(isButton)
      .map(({ layer }) => layer),
  );
  const found: VisualElement[] = [];
  const collect = (layer: Layer): void => {
    if (!boxInFirstView(layer, frame) || layer.node.isMask || isNoPart(layer)) return;
    const kind = layer.parent ? kindOf(layer, buttons, frame) : undefined;
    if (kind && !isCovered(layer, frame)) found.push({ layer, kind });
    if (!kind || kind === "picture") layer.children.forEach(collect);
  };
  collect(frame.root);
  return found.length > MOST_ELEMENTS ? [] : found;
});

function partsOf({ layer, kind }: VisualElement, frame: Frame): readonly VisualPart[] {
  if (kind === "picture") return [filling(frame, layer)].filter((part) => part !== undefined);
  const painter = kind === "button" ? boxPainter(layer) : undefined;
  const inner = kind === "button" ? descendants(layer).filter(isText) : [layer, ...layer.children];
  return [
    ...(painter ? [filling(frame, painter), outline(frame, painter)] : []),
    ...inner.flatMap((one) =>
      isText(one) ? letters(frame, one) : [filling(frame, one), outline(frame, one)],
    ),
  ].filter((part) => part !== undefined);
}

/** Perceived size grows more slowly than the area: by a power of about 0.7 (Stevens, 1957). */
const SIZE_EXPONENT = 0.7;

/** What an element weighs by what it paints, wherever it stands; to be compared with others of the frame only. */
export const visualMass = (element: VisualElement, frame: Frame): number =>
  partsOf(element, frame).reduce(
    (mass, { size, prominence }) => mass + size ** SIZE_EXPONENT * prominence,
    0,
  );

const PLACE_BONUS = 0.25;

/** What stands at the top left is seen first: a bonus for the place, from 0 to 1. */
function placeBonus(box: Box, view: Box): number {
  const { x, y } = center(box);
  const away = (x - view.x) / view.width + (y - view.y) / view.height;
  return PLACE_BONUS * Math.max(0, 1 - away / 2);
}

const ISOLATION_BONUS = 0.25;
const ISOLATED_PX = 48;

/** What stands alone is seen more easily: a bonus for free space around, from 0 to 1. */
function isolationBonus(layer: Layer, neighbours: readonly Layer[]): number {
  const gaps = neighbours
    .filter((other) => other !== layer)
    .map((other) => gapBetween(layer.node.box, other.node.box))
    .map(({ x, y }) => Math.max(0, x, y));
  return ISOLATION_BONUS * (Math.min(ISOLATED_PX, ...gaps) / ISOLATED_PX);
}

const FULL = 100;

/**
 * How much each element of the first view weighs to the eye, the heaviest first: painted size, contrast, colour, the
 * weight of letters, free space and place. A model of what stands out, and no measurement of where people look.
 */
export const visualWeights = computed((frame: Frame): readonly WeighedElement[] => {
  const view = firstView(frame);
  const elements = elementsIn(frame);
  const index = indexBoxes(elements.map(({ layer }) => layer));
  const weighed = elements.map((element) => {
    const { layer } = element;
    const bonus =
      placeBonus(boxInFirstView(layer, frame) ?? layer.node.box, view) +
      isolationBonus(layer, index.touching(grow(layer.node.box, ISOLATED_PX)));
    return { ...element, weight: visualMass(element, frame) * (1 + bonus) };
  });
  const seen = weighed.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  const most = seen[0]?.weight ?? 1;
  return seen.map((element) => ({ ...element, weight: (FULL * element.weight) / most }));
});
