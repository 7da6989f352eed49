import { isSeenPaint } from "../../../scene/paints-of.ts";
import { areNear } from "../../../scene/geometry.ts";
import { compact } from "../../../scene/json.ts";
import type {
  GradientPaint,
  Paint,
  Rgb,
  Rgba,
  Scene,
  SceneNode,
  SolidPaint,
  Text,
} from "../../../scene/scene.ts";
import { variableColor, type Modes } from "../../../scene/variable-color.ts";

/** The wanted colour for one that a variable gives; null when it cannot be told. */
type Recolor = (color: Rgba, variable: string) => Rgba | null;
type Repaint = (paint: Paint) => Paint;

/**
 * The modes in which a layer is shown, those that are wanted, and how its paints change from the one to the other.
 */
interface Around {
  readonly shown: Modes;
  readonly wanted: Modes;
  readonly change: Repaint;
}

const TOLERANCE = 0.5 / 255;

const isSameHue = (a: Rgb, b: Rgb): boolean =>
  areNear(a.r, b.r, TOLERANCE) && areNear(a.g, b.g, TOLERANCE) && areNear(a.b, b.b, TOLERANCE);

/**
 * A variable that is out of reach says nothing, nor does one that does not give the colour that is shown: then the
 * modes are not understood. A paint may be more transparent than its variable.
 */
const recoloring =
  (scene: Scene, shown: Modes, wanted: Modes): Recolor =>
  (color, variable) => {
    const before = variableColor(scene, variable, shown);
    const after = variableColor(scene, variable, wanted);
    if (!before || !after || before.a === 0 || !isSameHue(before, color)) return null;
    const share = color.a / before.a;
    if (share > 1 + TOLERANCE) return null;
    const isUnchanged = isSameHue(before, after) && areNear(before.a, after.a, TOLERANCE);
    return isUnchanged ? color : { ...after, a: after.a * Math.min(1, share) };
  };

/** Nothing is known of its colours: the paint of a picture says so. */
const unknownPaint: Repaint = ({ opacity, blendMode }) =>
  compact<Paint>({ type: "image", scaleMode: "fill", opacity, blendMode });

function repaintSolid(paint: SolidPaint, recolor: Recolor): Paint {
  if (paint.variable === undefined) return paint;
  const shown = { ...paint.color, a: paint.opacity ?? 1 };
  const wanted = recolor(shown, paint.variable);
  if (wanted === shown) return paint;
  if (!wanted) return unknownPaint(paint);
  const { opacity: _, ...rest } = paint;
  const { a, ...color } = wanted;
  return a === 1 ? { ...rest, color } : { ...rest, color, opacity: a };
}

function repaintGradient(paint: GradientPaint, recolor: Recolor): Paint {
  const stops = paint.stops.flatMap((stop) => {
    const color = stop.variable === undefined ? stop.color : recolor(stop.color, stop.variable);
    return color ? { ...stop, color } : [];
  });
  return stops.length === paint.stops.length ? { ...paint, stops } : unknownPaint(paint);
}

function repainting(recolor: Recolor): Repaint {
  return (paint) => {
    if (paint.type === "image") return paint;
    return paint.type === "solid" ? repaintSolid(paint, recolor) : repaintGradient(paint, recolor);
  };
}

/** Changes each item of a list; gives the same list back when each stays the same object. */
function changeEach<T>(list: readonly T[], change: (one: T) => T): readonly T[] {
  const changed = list.map(change);
  return changed.some((one, index) => one !== list[index]) ? changed : list;
}

const repaintAll = (paints: readonly Paint[], change: Repaint): readonly Paint[] => {
  const changed = changeEach(paints, change);
  return changed === paints ? paints : changed.filter(isSeenPaint);
};

const repaintText = (text: Text, change: Repaint): Text => {
  const runs = changeEach(text.runs, (run) => {
    const fills = run.fills && repaintAll(run.fills, change);
    return fills && fills !== run.fills ? { ...run, fills } : run;
  });
  return runs === text.runs ? text : { ...text, runs };
};

/** A layer whose visibility or opacity follows a variable may be another one in another mode. */
const mayVanish = ({ variables }: SceneNode): boolean =>
  variables?.["visible"] !== undefined || variables?.["opacity"] !== undefined;

/** A layer that sets modes of its own keeps them. */
function enter(scene: Scene, around: Around, node: SceneNode): Around {
  if (mayVanish(node)) return { ...around, change: unknownPaint };
  if (!node.modes || around.change === unknownPaint) return around;
  const shown = { ...around.shown, ...node.modes };
  const wanted = { ...around.wanted, ...node.modes };
  return { shown, wanted, change: repainting(recoloring(scene, shown, wanted)) };
}

function repaintNode(scene: Scene, node: SceneNode, around: Around): SceneNode {
  const fills = node.fills && repaintAll(node.fills, around.change);
  const strokes = node.strokes && repaintAll(node.strokes, around.change);
  const text = node.text && repaintText(node.text, around.change);
  const children =
    node.children &&
    changeEach(node.children, (child) => repaintNode(scene, child, enter(scene, around, child)));
  const isKept =
    fills === node.fills && strokes === node.strokes && text === node.text && children === node.children;
  if (isKept) return node;
  return {
    ...node,
    ...(fills && { fills }),
    ...(strokes && { strokes }),
    ...(text && { text }),
    ...(children && { children }),
  };
}

/**
 * A frame as it looks when these modes are set on it: the same layers with other colours, unknown where they
 * cannot be told. Layers that set a mode of their own keep it.
 */
export function inModes(scene: Scene, frame: SceneNode, wanted: Modes): SceneNode {
  const shown = frame.modes ?? {};
  const change = mayVanish(frame) ? unknownPaint : repainting(recoloring(scene, shown, wanted));
  return repaintNode(scene, frame, { shown, wanted, change });
}
