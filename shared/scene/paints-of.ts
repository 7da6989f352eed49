import type { Paint, SceneNode } from "./scene.ts";

/** All paints of a layer itself: its fills, its strokes, and the fills of the stretches of its text. */
export const paintsOf = ({ fills = [], strokes = [], text }: SceneNode): readonly Paint[] => [
  ...fills,
  ...strokes,
  ...(text?.runs ?? []).flatMap((run) => run.fills ?? []),
];

/** The ids of the variables that give a paint its colours. */
export function variablesOf(paint: Paint): readonly string[] {
  if (paint.type === "image") return [];
  return (paint.type === "gradient" ? paint.stops : [paint]).flatMap(({ variable }) => variable ?? []);
}

/** True when a paint is not switched off by its own opacity. */
export const isSeenPaint = ({ opacity = 1 }: Paint): boolean => opacity > 0;

/** True of a paint that shows one colour and nothing that lies below it. */
export const isOpaqueColor = (paint: Paint): boolean =>
  paint.type === "solid" && paint.opacity === undefined && !paint.blendMode;
