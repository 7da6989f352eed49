import { SHAPES } from "./solid-paints.ts";
import type { Library } from "../../../scene/library.ts";
import type { SceneNode } from "../../../scene/scene.ts";
import { isDeviceSize } from "../../../perception/structure/screens/device-size.ts";
import { isScreen } from "../../../perception/structure/screens/screen-kind.ts";
import { openFrame } from "../../../perception/frame/frame.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import { type Spot, spotsOf } from "./spots.ts";
import { toHex } from "../../../scene/color.ts";

/** A picture that is drawn has its own colours; an icon has one or two. */
const FEWEST_COLORS = 4;

interface Content {
  readonly colors: ReadonlySet<string>;
  readonly hasText: boolean;
  readonly shapes: number;
  readonly layers: number;
}

const colorsOf = ({ fills = [], strokes = [] }: SceneNode): readonly string[] =>
  [...fills, ...strokes].flatMap((paint) => (paint.type === "solid" ? [toHex(paint.color)] : [paint.type]));

function together(node: SceneNode, parts: readonly Content[]): Content {
  const colors = new Set(colorsOf(node));
  // Only how many there are counts, up to a few: large sets would be copied at every level.
  for (const part of parts)
    for (const color of part.colors) if (colors.size < FEWEST_COLORS) colors.add(color);
  return {
    colors,
    hasText: node.text !== undefined || parts.some(({ hasText }) => hasText),
    shapes: parts.reduce((sum, { shapes }) => sum + shapes, SHAPES.has(node.type) ? 1 : 0),
    layers: parts.reduce((sum, { layers }) => sum + layers, 1),
  };
}

const isDrawing = ({ colors, hasText, shapes, layers }: Content): boolean =>
  !hasText && colors.size >= FEWEST_COLORS && shapes >= layers / 2;

/** The layers that are pictures drawn of shapes: illustrations, flags, logos of several colours. */
const drawingsIn = rememberedObject(({ scenes }: Library): ReadonlySet<SceneNode> => {
  const drawings = new Set<SceneNode>();
  const look = (node: SceneNode): Content => {
    const content = together(node, (node.children ?? []).map(look));
    if (isDrawing(content)) drawings.add(node);
    return content;
  };
  for (const { frames } of scenes) for (const frame of frames) look(frame);
  return drawings;
});

const MAINS = new Set(["COMPONENT", "COMPONENT_SET"]);

const holdsMain = (node: SceneNode): boolean => MAINS.has(node.type) || (node.children ?? []).some(holdsMain);

const holdsComponents = rememberedObject(({ scenes }: Library): boolean =>
  scenes.some(({ frames }) => frames.some(holdsMain)),
);

/**
 * Beside components, what has not the size of a device is documentation, more often than not. Frames that are too much to
 * look at are left aside: what is not known to be a screen is not judged as one.
 */
function isScreenFrame({ scene, frame }: Spot, library: Library): boolean {
  if (holdsMain(frame) || (holdsComponents(library) && !isDeviceSize(frame.box))) return false;
  try {
    return isScreen(openFrame(scene, frame));
  } catch {
    return false;
  }
}

/**
 * True for the ground that the design tool itself paints: around a set, and as the frame of a page, which is
 * white when it is made.
 */
const isGround = ({ node, parent, component }: Spot): boolean =>
  node.type === "COMPONENT_SET" || (parent === null && component === null);

/**
 * The layers whose looks are decided where they are: in main components and on screens. Not those of instances, of drawn
 * pictures, and of sheets and documentation around components.
 */
export const ownLayers = rememberedObject((library: Library): readonly Spot[] => {
  const drawings = drawingsIn(library);
  const screens = new Map<SceneNode, boolean>();
  const outside = new Set<Spot>();
  return spotsOf(library).filter((spot) => {
    const { node, parent, component, frame, isInstance } = spot;
    if (isInstance || drawings.has(node) || (parent && outside.has(parent))) {
      outside.add(spot);
      return false;
    }
    if (isGround(spot)) return false;
    if (component) return true;
    const known = screens.get(frame) ?? isScreenFrame(spot, library);
    screens.set(frame, known);
    return known;
  });
});
