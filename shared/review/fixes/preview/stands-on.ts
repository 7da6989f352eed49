import { mix } from "../../../scene/color.ts";
import { isDrawing } from "../../../scene/contour.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import { contains, type Point, holdsPoint } from "../../../scene/geometry.ts";
import { isSeenPaint } from "../../../scene/paints-of.ts";
import type { Paint, Rgb, SceneNode } from "../../../scene/scene.ts";

/** The colours behind something: one, or those of a gradient from start to end; undefined where they are not known. */
type Colors = readonly [Rgb, ...Rgb[]] | undefined;

/** A layer with what lies behind it, and how much of its own paints is seen (0 to 1). */
export interface OnGround {
  readonly node: SceneNode;
  readonly ground: NonNullable<Colors>;
  readonly opacity: number;
}

interface Painted {
  readonly node: SceneNode;
  readonly opacity: number;
}

function* walk(node: SceneNode, around = 1): Generator<Painted, void, void> {
  const opacity = around * (node.opacity ?? 1);
  yield { node, opacity };
  for (const child of node.children ?? []) yield* walk(child, opacity);
}

const inPaintingOrder = rememberedObject((root: SceneNode): readonly Painted[] => [...walk(root)]);

function over(below: Colors, paint: Paint, opacity: number): Colors {
  if (paint.blendMode) return undefined;
  if (paint.type === "image") return undefined;
  if (paint.type === "gradient") {
    const [first, ...others] = paint.stops.map(({ color }) => color);
    const isOpaque = opacity * (paint.opacity ?? 1) === 1 && paint.stops.every(({ color }) => color.a === 1);
    return first && isOpaque ? [first, ...others] : undefined;
  }
  const share = opacity * (paint.opacity ?? 1);
  if (share === 1) return [paint.color];
  const [first, ...others] = below ?? [];
  const mixed = (color: Rgb): Rgb => mix(color, paint.color, share);
  return first && [mixed(first), ...others.map(mixed)];
}

const MOST_INDENT_PX = 20;

/** A point of a layer that its letters cover: a text that begins on the left may leave the rest of its box empty. */
function pointOn({ box, text }: SceneNode): Point {
  const isLeft = text !== undefined && text.alignHorizontal === "left";
  const indent = isLeft ? Math.min(MOST_INDENT_PX, box.width / 2) : box.width / 2;
  return { x: box.x + indent, y: box.y + box.height / 2 };
}

/**
 * Finds a layer in a tree, and the colours behind it; undefined when it is not there, or they are not known. One point and
 * plain paints are enough to show colours: what a verdict rests on is asked of the opened frame.
 */
export function standsOn(root: SceneNode, id: string): OnGround | undefined {
  const all = inPaintingOrder(root);
  const at = all.findIndex(({ node }) => node.id === id);
  const own = all[at];
  if (!own) return undefined;
  const point = pointOn(own.node);
  let ground: Colors = undefined;
  for (const { node, opacity } of all.slice(0, at)) {
    if (node.text || !holdsPoint(node.box, point)) continue;
    // A drawing that holds all of it is a box with a shape of its own; any other is a sign beside it.
    if (isDrawing(node.type) && !contains(node.box, own.node.box, 1)) continue;
    for (const paint of (node.fills ?? []).filter(isSeenPaint)) ground = over(ground, paint, opacity);
  }
  return ground && { ...own, ground };
}
