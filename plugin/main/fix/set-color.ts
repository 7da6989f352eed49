import type { ColorChange, ColorProperty } from "../../../shared/mend/change.ts";
import { fromHex } from "../../../shared/scene/color.ts";
import { loadFonts } from "./fonts.ts";
import type { Prepared } from "./prepared.ts";

const byte = (value: number): number => Math.round(value * 255);

/** True when a colour is this one, to the byte. */
export const isColor = ({ r, g, b }: RGB, hex: string): boolean => {
  const wanted = fromHex(hex);
  return byte(r) === byte(wanted.r) && byte(g) === byte(wanted.g) && byte(b) === byte(wanted.b);
};

type Repaint = (paint: Paint) => Paint;

function repaintPlain(
  paint: SolidPaint,
  { to, opacity: least }: ColorChange,
  variable: Variable | null,
): SolidPaint {
  const { boundVariables: _, ...plain } = paint;
  const opacity = Math.max(paint.opacity ?? 1, least ?? 0);
  const painted = { ...plain, color: fromHex(to), ...(least !== undefined && { opacity }) };
  if (!variable) return painted;
  const bound = figma.variables.setBoundVariableForPaint(painted, "color", variable);
  // The editor makes a paint opaque that it binds to a variable.
  return painted.opacity === undefined ? bound : { ...bound, opacity: painted.opacity };
}

function repaintStops(paint: GradientPaint, { from, to }: ColorChange): GradientPaint {
  if (!paint.gradientStops.some(({ color }) => isColor(color, from))) return paint;
  return {
    ...paint,
    gradientStops: paint.gradientStops.map(({ position, color, ...stop }) =>
      isColor(color, from)
        ? { position, color: { ...fromHex(to), a: color.a } }
        : { position, color, ...stop },
    ),
  };
}

/**
 * A plain paint or a stop of a gradient that has the colour gets the other one, by hand or from its variable; all others
 * stay.
 */
function repaintBy(change: ColorChange, variable: Variable | null): Repaint {
  return (paint) => {
    if (paint.type === "SOLID")
      return isColor(paint.color, change.from) ? repaintPlain(paint, change, variable) : paint;
    return "gradientStops" in paint ? repaintStops(paint, change) : paint;
  };
}

/**
 * The paints of a shared style in another colour, as they are otherwise; null where none has the old one, or one takes it
 * from a variable, whose colour it would keep.
 */
export function repainted(paints: readonly Paint[], from: string, to: string): readonly Paint[] | null {
  const isOld = (paint: Paint): paint is SolidPaint => paint.type === "SOLID" && isColor(paint.color, from);
  const old = paints.filter(isOld);
  if (old.length === 0 || old.some(({ boundVariables }) => boundVariables?.color)) return null;
  return paints.map((paint) => (isOld(paint) ? { ...paint, color: fromHex(to) } : paint));
}

/** Paints in one place, of a layer or of a stretch of a text, and the ways to set them. */
interface Painted {
  readonly paints: readonly Paint[];
  readonly set: (paints: readonly Paint[]) => void | Promise<void>;
  readonly setStyle: (style: string) => Promise<void>;
}

/** True of a text whose stretches differ in their fills: to set those of one alone the editor asks for the font. */
const hasSeveralFills = (node: SceneNode, property: ColorProperty): node is TextNode =>
  property === "fill" && node.type === "TEXT" && node.fills === figma.mixed;

/** A pattern is of another layer, which the editor has to load first: it sets one only where it is given time. */
const isPattern = ({ type }: Paint): boolean => type === "PATTERN";

/** The fills or the strokes of a layer, in a text those of each of its stretches where they differ. */
function paintedIn(node: SceneNode, property: ColorProperty): readonly Painted[] {
  if (property === "stroke") {
    if (!("strokes" in node)) return [];
    const set = (paints: readonly Paint[]) =>
      paints.some(isPattern) ? node.setStrokesAsync(paints) : void (node.strokes = paints);
    return [{ paints: node.strokes, set, setStyle: (style) => node.setStrokeStyleIdAsync(style) }];
  }
  if (hasSeveralFills(node, property))
    return node.getStyledTextSegments(["fills"]).map(({ start, end, fills }) => ({
      paints: fills,
      set: (paints) => node.setRangeFills(start, end, [...paints]),
      setStyle: (style) => node.setRangeFillStyleIdAsync(start, end, style),
    }));
  if (!("fills" in node) || node.fills === figma.mixed) return [];
  const set = (paints: readonly Paint[]) =>
    paints.some(isPattern) ? node.setFillsAsync(paints) : void (node.fills = paints);
  return [{ paints: node.fills, set, setStyle: (style) => node.setFillStyleIdAsync(style) }];
}

const isChanged = (before: readonly Paint[], after: readonly Paint[]): boolean =>
  after.some((paint, index) => paint !== before[index]);

/** True when a layer has the color that a change expects. */
export function hasColor(node: SceneNode, change: ColorChange): boolean {
  const repaint = repaintBy(change, null);
  return paintedIn(node, change.property).some(({ paints }) => isChanged(paints, paints.map(repaint)));
}

/** True of one plain paint: a style takes the place of all that are there, and lets nothing through. */
function isReplaceable(paints: readonly Paint[]): boolean {
  const [paint, ...others] = paints.filter(({ visible = true }) => visible);
  const { type, opacity = 1, blendMode = "NORMAL" } = paint ?? {};
  return type === "SOLID" && opacity === 1 && blendMode === "NORMAL" && others.length === 0;
}

/** The variable that is to give a color, or null for none; undefined where that, or the style that is to give it, is gone. */
export async function giverOf({
  variable: id,
  style,
}: Pick<ColorChange, "variable" | "style">): Promise<Variable | null | undefined> {
  if (style !== undefined && !(await figma.getStyleByIdAsync(style))) return undefined;
  return id === undefined ? null : ((await figma.variables.getVariableByIdAsync(id)) ?? undefined);
}

/** Prepares to recolour the plain paints and the stops of gradients of a layer that have the old colour. */
export async function prepareColor(node: SceneNode, change: ColorChange): Prepared {
  const variable = await giverOf(change);
  if (hasSeveralFills(node, change.property)) await loadFonts(node);
  if (variable === undefined || !hasColor(node, change)) return null;
  const repaint = repaintBy(change, variable);
  return async () => {
    for (const { paints, set, setStyle } of paintedIn(node, change.property)) {
      const painted = paints.map(repaint);
      if (!isChanged(paints, painted)) continue;
      if (change.style !== undefined && isReplaceable(paints)) await setStyle(change.style);
      else await set(painted);
    }
  };
}
