import { toHex } from "../../../scene/color.ts";
import type { Library } from "../../../scene/library.ts";
import type { SceneNode } from "../../../scene/scene.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";

/** A picture that is drawn has its own colours; an icon has one or two. */
const FEWEST_COLORS = 4;

interface Content {
  readonly colors: ReadonlySet<string>;
  readonly hasText: boolean;
  readonly shapes: number;
  readonly layers: number;
}

const SHAPES = new Set(["VECTOR", "ELLIPSE", "STAR", "REGULAR_POLYGON", "BOOLEAN_OPERATION", "LINE"]);

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
export const drawingsIn = rememberedObject(({ scenes }: Library): ReadonlySet<SceneNode> => {
  const drawings = new Set<SceneNode>();
  const look = (node: SceneNode): Content => {
    const content = together(node, (node.children ?? []).map(look));
    if (isDrawing(content)) drawings.add(node);
    return content;
  };
  for (const { frames } of scenes) for (const frame of frames) look(frame);
  return drawings;
});
