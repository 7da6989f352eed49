import { groupBy } from "../group-by.ts";
import { areNear } from "../scene/geometry.ts";
import { fromHex, toHex } from "../scene/color.ts";
import { nodesById } from "../scene/nodes-by-id.ts";
import { isOpaqueColor } from "../scene/paints-of.ts";
import type {
  AutoLayout,
  GradientPaint,
  Paint,
  SceneNode,
  Sides,
  SolidPaint,
  Text,
  TextRun,
} from "../scene/scene.ts";
import {
  type Change,
  type ColorChange,
  isColorChange,
  isLabelChange,
  isPlacementChange,
  isWordChange,
  type LengthChange,
  type PlacementChange,
  type PropertyChange,
  SAME,
  type WordChange,
} from "./change.ts";
import { hugGroup } from "./group-box.ts";
import { BOUND_AS, isBindable, PADDINGS } from "./layer-lengths.ts";
import { withLabels } from "./put-label.ts";
import { lineHeightFor } from "./line-height-for.ts";
import { reflow } from "./reflow.ts";
import { moveBy } from "./set-box.ts";
import { setCharacters, setRuns, setText } from "./set-text.ts";
import { setSize } from "./set-size.ts";
import { spread } from "./spread.ts";

function repaintStops(paint: GradientPaint, { from, to }: ColorChange): GradientPaint {
  if (!paint.stops.some(({ color }) => toHex(color) === from)) return paint;
  const stops = paint.stops.map((stop) => {
    if (toHex(stop.color) !== from) return stop;
    const { variable: _, ...plain } = stop;
    return { ...plain, color: { ...fromHex(to), a: stop.color.a } };
  });
  return { ...paint, stops };
}

function repaintPlain(paint: SolidPaint, { from, to, variable, opacity }: ColorChange): SolidPaint {
  if (toHex(paint.color) !== from) return paint;
  const { variable: _, opacity: old = 1, ...plain } = paint;
  const left = Math.max(old, opacity ?? 0);
  return { ...plain, color: fromHex(to), ...(left < 1 && { opacity: left }), ...(variable && { variable }) };
}

const repaint =
  (change: ColorChange) =>
  (paint: Paint): Paint => {
    if (paint.type === "solid") return repaintPlain(paint, change);
    return paint.type === "gradient" ? repaintStops(paint, change) : paint;
  };

/**
 * The style or variable that gives a layer its colour, and no other. A style takes the place of all paints: it is given to
 * one that is opaque and alone, elsewhere its colour is set by hand.
 */
function named(node: SceneNode, { property, style: wanted, variable }: ColorChange): SceneNode {
  const [paint, ...others] = node[`${property}s`] ?? [];
  const style = paint && isOpaqueColor(paint) && others.length === 0 ? wanted : undefined;
  const { [property]: _, ...styles } = node.styles ?? {};
  const { [`${property}s`]: __, ...variables } = node.variables ?? {};
  return {
    ...node,
    ...((node.styles || style) && { styles: style ? { ...styles, [property]: style } : styles }),
    ...((node.variables || variable) && {
      variables: variable ? { ...variables, [`${property}s`]: [variable] } : variables,
    }),
  };
}

function recolor(node: SceneNode, change: ColorChange): SceneNode {
  const paint = repaint(change);
  const { property } = change;
  const field = `${property}s` as const;
  const before = node[field] ?? [];
  const after = before.map(paint);
  const isOwn = after.some((one, index) => one !== before[index]);
  const painted = isOwn ? { ...named(node, change), [field]: after } : node;
  const runs = node.text?.runs.map((run) => (run.fills ? { ...run, fills: run.fills.map(paint) } : run));
  return property === "fill" && node.text && runs ? { ...painted, text: { ...node.text, runs } } : painted;
}

const allCorners = (px: number): Sides => [px, px, px, px];

const setLayout = (node: SceneNode, layout: Partial<AutoLayout>): SceneNode =>
  node.layout ? { ...node, layout: { ...node.layout, ...layout } } : node;

function setPadding(node: SceneNode, side: number, px: number): SceneNode {
  if (!node.layout) return node;
  const paddingPx = node.layout.paddingPx.map((old, index) => (index === side ? px : old));
  return setLayout(node, { paddingPx: paddingPx as unknown as Sides });
}

const setStroke = (node: SceneNode, px: number): SceneNode =>
  node.stroke
    ? {
        ...node,
        stroke: {
          ...node.stroke,
          widthsPx: node.stroke.widthsPx.map((old) => (old > 0 ? px : 0)) as unknown as Sides,
        },
      }
    : node;

const resized =
  (to: number) =>
  (run: TextRun): TextRun => ({
    ...run,
    sizePx: to,
    lineHeightPx: lineHeightFor(run.lineHeightPx, run.sizePx, to),
  });

const RUN_CHANGES: Readonly<
  Record<string, { of: (run: TextRun) => number; set: (to: number) => (run: TextRun) => TextRun }>
> = {
  "font-size": { of: ({ sizePx }) => sizePx, set: resized },
  "font-weight": { of: ({ weight }) => weight, set: (weight) => (run) => ({ ...run, weight }) },
};

const withText = (node: SceneNode, change: (text: Text) => Text): SceneNode =>
  node.text ? setText({ ...node, text: node.text }, change(node.text)) : node;

/** The variable that gives a length, and no other: one that is set by hand has none. */
function bind(node: SceneNode, { property, variable }: LengthChange): SceneNode {
  if (!isBindable(property)) return node;
  const { [BOUND_AS[property]]: before, ...variables } = node.variables ?? {};
  if (variable === undefined) return before ? { ...node, variables } : node;
  const ids = Array.from({ length: property === "corner-radius" ? 4 : 1 }, () => variable);
  return { ...node, variables: { ...variables, [BOUND_AS[property]]: ids } };
}

function measure(node: SceneNode, { property, from, to }: LengthChange): SceneNode {
  const letters = RUN_CHANGES[property];
  if (letters)
    return withText(node, (text) =>
      setRuns(text, (run) => areNear(letters.of(run), from, SAME.letters), letters.set(to)),
    );
  switch (property) {
    case "x":
      return moveBy(node, { x: to - from, y: 0 });
    case "y":
      return moveBy(node, { x: 0, y: to - from });
    case "width":
    case "height":
      return setSize(node, property, to);
    case "corner-radius":
      return { ...node, cornerRadiiPx: allCorners(to) };
    case "stroke-width":
      return setStroke(node, to);
    case "gap":
      return setLayout(node, { gapPx: to });
    default:
      return setPadding(node, PADDINGS.indexOf(property as (typeof PADDINGS)[number]), to);
  }
}

function reword(node: SceneNode, { property, to, style }: WordChange): SceneNode {
  if (property === "text-style") return style ? { ...node, styles: { ...node.styles, text: style } } : node;
  return withText(node, (text) => setCharacters(text, to));
}

/** The layers that a layer holds, without those that are hidden, and in their new order. */
function arrange(children: readonly SceneNode[], changes: readonly PlacementChange[]): readonly SceneNode[] {
  return changes.reduce((list, { layer, property, to }) => {
    const moved = list.find(({ id }) => id === layer);
    if (!moved) return list;
    const others = list.filter((child) => child !== moved);
    if (property === "visible") return others;
    const at = others.findIndex(({ id }) => id === to);
    return others.toSpliced(at === -1 ? others.length : at, 0, moved);
  }, children);
}

function applyOne(node: SceneNode, change: Exclude<PropertyChange, PlacementChange>): SceneNode {
  if (isColorChange(change)) return recolor(node, change);
  return isWordChange(change) ? reword(node, change) : bind(measure(node, change), change);
}

/**
 * A copy of a layer in which the changes of it and of all that it holds are made, as the editor would make them: auto
 * layouts put their children in place anew, texts and boxes that keep to their content grow and shrink. How wide words
 * come out is guessed by their letters. What is changed in a variable, a style or a component changes in every layer of
 * the copy that takes it from there. Layers without a change are the same objects as before.
 */
export function applyChanges(root: SceneNode, wanted: readonly Change[]): SceneNode {
  const changes = spread(root, wanted);
  const placements = changes.filter(isPlacementChange);
  const byLayer = groupBy(
    changes.filter((change) => !isLabelChange(change) && !isPlacementChange(change)),
    ({ layer }) => layer,
  );
  const labels = new Map(changes.filter(isLabelChange).map((change) => [change.layer, change]));
  const models = labels.size > 0 ? nodesById([root]) : new Map<string, SceneNode>();
  const mend = (node: SceneNode): SceneNode => {
    const children =
      node.children && withLabels(node, arrange(node.children.map(mend), placements), labels, models);
    const isChanged =
      children?.length !== node.children?.length ||
      (children?.some((child, index) => child !== node.children?.[index]) ?? false);
    const own = byLayer.get(node.id) ?? [];
    if (!isChanged && own.length === 0) return node;
    const inside = isChanged && children ? { ...node, children } : node;
    return hugGroup(reflow(own.reduce(applyOne, inside), node), node);
  };
  return mend(root);
}
