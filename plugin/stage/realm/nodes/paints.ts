import { handlesInSquare } from "../../../../shared/scene/gradient-handles.ts";
import { inverse, move, UNMOVED } from "../../../../shared/scene/matrix.ts";

interface RestPaint {
  readonly type: string;
  readonly visible?: boolean;
  readonly opacity?: number;
  readonly color?: RGBA;
  readonly scaleMode?: string;
  readonly imageRef?: string;
  readonly gradientHandlePositions?: readonly [Vector, Vector, Vector];
  readonly [field: string]: unknown;
}

/** The plugin API maps the layer's box to the square of the gradient. */
function gradientTransform(type: string, [start, end, side]: readonly [Vector, Vector, Vector]): Transform {
  const [from, along, across] = handlesInSquare(type);
  const [width, height] = [along.x - from.x, across.y - from.y];
  const right = { x: (end.x - start.x) / width, y: (end.y - start.y) / width };
  const down = { x: (side.x - start.x) / height, y: (side.y - start.y) / height };
  const toGradient = inverse([
    [right.x, down.x, start.x - right.x * from.x - down.x * from.y],
    [right.y, down.y, start.y - right.y * from.x - down.y * from.y],
  ]);
  return toGradient ?? UNMOVED;
}

const rgb = ({ r, g, b }: RGBA): RGB => ({ r, g, b });

type Shown = Record<string, unknown>;

function showOther(paint: RestPaint, shown: Shown): void {
  const { gradientHandlePositions, imageRef, scaleMode } = paint;
  if (gradientHandlePositions) {
    delete shown["gradientHandlePositions"];
    shown["gradientTransform"] = gradientTransform(paint.type, gradientHandlePositions);
  } else if (imageRef !== undefined || scaleMode !== undefined) {
    delete shown["imageRef"];
    shown["imageHash"] = imageRef ?? null;
    shown["scaleMode"] = scaleMode === "STRETCH" ? "CROP" : scaleMode;
  }
}

function toPluginPaint(paint: RestPaint): Paint {
  const shown: Shown = Object.assign({ visible: true, opacity: 1, blendMode: "NORMAL" }, paint);
  const { color } = paint;
  if (paint.type === "SOLID" && color) {
    shown["color"] = rgb(color);
    shown["opacity"] = (paint.opacity ?? 1) * (color.a ?? 1);
  } else showOther(paint, shown);
  return shown as unknown as Paint;
}

/** Paints of the REST API as the plugin API shows them. The editor has them ready: each is copied once. */
export const toPluginPaints = (paints: unknown): Paint[] =>
  paints ? (paints as readonly RestPaint[]).map(toPluginPaint) : [];

/** The same the other way round. */
function handlesOf({ type, gradientTransform: transform }: GradientPaint): readonly Vector[] {
  const toBox = inverse(transform) ?? UNMOVED;
  return handlesInSquare(type).map((handle) => move(toBox, handle));
}

function toRestPaint(paint: Paint): object {
  if (paint.type === "SOLID") return { ...paint, color: { ...paint.color, a: 1 } };
  return "gradientTransform" in paint ? { ...paint, gradientHandlePositions: handlesOf(paint) } : paint;
}

/** Paints that the plugin sets, as the REST API writes them. */
export const toRestPaints = (paints: readonly Paint[]): object[] => paints.map(toRestPaint);

/** Effects of the REST API as the plugin API shows them. */
export const toPluginEffects = (effects: unknown): Effect[] =>
  effects
    ? (effects as readonly object[]).map((effect) => ({ visible: true, ...effect }) as unknown as Effect)
    : [];
