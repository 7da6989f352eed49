import type { Library } from "../../../scene/library.ts";
import type { Rgb, SceneNode, SolidPaint } from "../../../scene/scene.ts";
import { intersection } from "../../../scene/geometry.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import { saysDisabled } from "../../../perception/elements/is-disabled.ts";
import { ownLayers } from "./own-layers.ts";
import type { Spot } from "./spots.ts";

/** A colour as a layer has it: the variable that gives it, or the colour alone. */
export interface Ink {
  readonly color: Rgb;
  readonly variable: string | undefined;
}

/** A text on a plain ground. */
export interface ColorPair {
  readonly spot: Spot;
  readonly text: Ink;
  readonly ground: Ink;
  /** WCAG 2.2 asks for this: 3 of large texts, 4.5 of others. */
  readonly required: number;
}

const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const BOLD = 700;

function requiredFor({ text }: SceneNode): number {
  const runs = text?.runs ?? [];
  const isLarge = runs.every(({ sizePx, weight }) => sizePx >= (weight >= BOLD ? LARGE_BOLD_PX : LARGE_PX));
  return isLarge ? 3 : 4.5;
}

const isOpaque = ({ opacity = 1 }: { readonly opacity?: number }): boolean => opacity >= 0.995;

const inkOf = ({ color, variable }: SolidPaint): Ink => ({ color, variable });

/** The one plain, opaque colour of a layer. */
function plainFill({ fills = [], opacity, blendMode }: SceneNode): Ink | undefined {
  const [paint, ...others] = fills;
  const isPlain = paint?.type === "solid" && others.length === 0 && isOpaque(paint) && !paint.blendMode;
  return isPlain && isOpaque({ ...(opacity !== undefined && { opacity }) }) && blendMode === undefined
    ? inkOf(paint)
    : undefined;
}

const paintsGround = ({ fills = [], effects = [] }: SceneNode): boolean =>
  fills.length > 0 || effects.length > 0;

/** Something beside the text may lie behind it; of many siblings nobody knows. */
const MOST_SIBLINGS = 50;

function mayHideGround(child: SceneNode, { node: { children = [] } }: Spot): boolean {
  if (children.length > MOST_SIBLINGS) return true;
  return children.some(
    (other) => other !== child && other.type !== "TEXT" && intersection(other.box, child.box) !== null,
  );
}

/** The plain ground behind a text: that of the nearest layer around it that paints one. */
function groundOf(text: Spot): Ink | undefined {
  let inner = text;
  for (let around = text.parent; around; inner = around, around = around.parent) {
    if (mayHideGround(inner.node, around) || around.node.type === "COMPONENT_SET") return undefined;
    if (paintsGround(around.node)) return plainFill(around.node);
  }
  return undefined;
}

function namesAround(spot: Spot): readonly string[] {
  const names: string[] = [];
  for (let at: Spot | null = spot; at; at = at.parent) names.push(at.node.name);
  return names;
}

function pairOf(spot: Spot): readonly ColorPair[] {
  const { node } = spot;
  if (!node.text || node.text.characters.trim() === "" || node.text.runs.some(({ fills }) => fills))
    return [];
  const text = plainFill(node);
  const ground = text && groundOf(spot);
  if (!ground || namesAround(spot).some(saysDisabled)) return [];
  return [{ spot, text, ground, required: requiredFor(node) }];
}

/** The texts of a library on plain grounds; what may be disabled is left out, as it may be faint. */
export const colorPairs = rememberedObject((library: Library): readonly ColorPair[] =>
  ownLayers(library).flatMap(pairOf),
);
