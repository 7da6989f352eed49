import { inverse, UNMOVED } from "../../../../shared/scene/matrix.ts";

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

/** Handles lie at (0, ½), (1, ½) and (0, 1) of the gradient's own square; the plugin API maps the other way. */
function gradientTransform([start, end, side]: readonly [Vector, Vector, Vector]): Transform {
  const along = { x: end.x - start.x, y: end.y - start.y };
  const across = { x: 2 * (side.x - start.x), y: 2 * (side.y - start.y) };
  const toGradient = inverse([
    [along.x, across.x, start.x - across.x / 2],
    [along.y, across.y, start.y - across.y / 2],
  ]);
  return toGradient ?? UNMOVED;
}

const rgb = ({ r, g, b }: RGBA): RGB => ({ r, g, b });

type Shown = Record<string, unknown>;

function showOther(paint: RestPaint, shown: Shown): void {
  const { gradientHandlePositions, imageRef, scaleMode } = paint;
  if (gradientHandlePositions) {
    delete shown["gradientHandlePositions"];
    shown["gradientTransform"] = gradientTransform(gradientHandlePositions);
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
function handlesOf(transform: Transform): readonly Vector[] {
  const [[a, c, e], [b, d, f]] = inverse(transform) ?? UNMOVED;
  const at = (x: number, y: number): Vector => ({ x: a * x + c * y + e, y: b * x + d * y + f });
  return [at(0, 0.5), at(1, 0.5), at(0, 1)];
}

function toRestPaint(paint: Paint): object {
  if (paint.type === "SOLID") return { ...paint, color: { ...paint.color, a: 1 } };
  return "gradientTransform" in paint
    ? { ...paint, gradientHandlePositions: handlesOf(paint.gradientTransform) }
    : paint;
}

/** Paints that the plugin sets, as the REST API writes them. */
export const toRestPaints = (paints: readonly Paint[]): object[] => paints.map(toRestPaint);

/** Effects of the REST API as the plugin API shows them. */
export const toPluginEffects = (effects: unknown): Effect[] =>
  effects
    ? (effects as readonly object[]).map((effect) => ({ visible: true, ...effect }) as unknown as Effect)
    : [];
