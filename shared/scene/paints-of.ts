import { mix } from "./color.ts";
import type { Paint, Rgb, SceneNode, SolidPaint } from "./scene.ts";

/** All paints of a layer itself: its fills, its strokes, and the fills of the stretches of its text. */
export const paintsOf = ({ fills = [], strokes = [], text }: SceneNode): readonly Paint[] => [
  ...fills,
  ...strokes,
  ...(text?.runs ?? []).flatMap((run) => run.fills ?? []),
];

/** True when a paint is not switched off by its own opacity. */
export const isSeenPaint = ({ opacity = 1 }: Paint): boolean => opacity > 0;

/** True of a paint that shows one colour and nothing that lies below it. */
export const isOpaqueColor = (paint: Paint): boolean =>
  paint.type === "solid" && paint.opacity === undefined && !paint.blendMode;

/** The one paint of plain color among those that are seen; undefined when there are several, or another kind. */
export function plainPaint(paints: readonly Paint[] = []): SolidPaint | undefined {
  const seen = paints.filter(isSeenPaint);
  const paint = seen.length === 1 ? seen[0] : undefined;
  return paint?.type === "solid" && !paint.blendMode ? paint : undefined;
}

/** The color of the one plain paint, where nothing shines through it. */
export function plainColor(paints: readonly Paint[] = []): Rgb | undefined {
  const paint = plainPaint(paints);
  return (paint?.opacity ?? 1) === 1 ? paint?.color : undefined;
}

/** The color that the one plain paint has on a ground. */
export function plainColorOn(ground: Rgb, paints?: readonly Paint[]): Rgb | undefined {
  const paint = plainPaint(paints);
  return paint && mix(ground, paint.color, paint.opacity ?? 1);
}
