import type { Box } from "../../../scene/scene.ts";
import { right } from "../../../scene/geometry.ts";
import { freeLayouts } from "../../computed/free-children.ts";
import { boxPainter } from "../../computed/painted-box.ts";
import { isText, type Layer } from "../../frame.ts";
import { defineRule } from "../../rule.ts";

const OFF_PX = { min: 1, max: 4 };
const SMALLEST_CLUSTER = 3;
const SAME_PX = 0.5;

const left = (box: Box): number => box.x;
const middle = (box: Box): number => box.x + box.width / 2;
const LINES = [left, middle, right];

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_PX;

const countAt = (layers: readonly Layer[], line: (box: Box) => number, at: number): number =>
  layers.filter(({ node }) => isSame(line(node.box), at)).length;

/** The box of a centred text and of a group without paint cannot be seen. */
const showsLeftEdge = (layer: Layer): boolean =>
  isText(layer)
    ? layer.node.text.alignHorizontal === "left" || layer.node.text.resize === "width-and-height"
    : boxPainter(layer) !== undefined;

/** Texts line up by their letters and boxes by their sides: only like is compared with like. */
const alike = (layer: Layer, others: readonly Layer[]): readonly Layer[] =>
  others.filter((other) => other !== layer && isText(other) === isText(layer));

const overlapsInHeight = (a: Box, b: Box): boolean => a.y < b.y + b.height && b.y < a.y + a.height;

/** The left edge that most of the layers above and below share; it must be 1 to 4 px away. */
function missedEdge(layer: Layer, others: readonly Layer[]): number | undefined {
  const { box } = layer.node;
  const column = others.filter(
    ({ node }) => !overlapsInHeight(node.box, box) && Math.abs(node.box.x - box.x) <= OFF_PX.max,
  );
  const edges = column.map(({ node }) => node.box.x).filter((edge) => Math.abs(edge - box.x) >= OFF_PX.min);
  return edges.find((edge) => countAt(column, left, edge) >= SMALLEST_CLUSTER);
}

/** It lines up with something else: with a second layer on the same left edge, or by its middle or right edge. */
const isAlignedOtherwise = ({ node }: Layer, others: readonly Layer[]): boolean =>
  LINES.some((line) => countAt(others, line, line(node.box)) > 0);

export const nearMissAlignment = defineRule({
  id: "near-miss-alignment",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  says: {
    title: "Slightly out of line",
    problem: "The left edge is {offPx} px away from the edge that {count} layers above or below share.",
    why: "The eye sees even a small step and takes it for carelessness.",
    fix: "Move it {offPx} px sideways, to x = {edgePx} inside “{container}”.",
  },
  applies: (frame) =>
    [...freeLayouts(frame).values()].flatMap(({ children }) => children.filter(showsLeftEdge)),
  check: (layer, { frame, pass, fail }) => {
    const container = layer.parent;
    const siblings = (container && freeLayouts(frame).get(container)?.children) ?? [];
    const others = alike(layer, siblings.filter(showsLeftEdge));
    const edge = missedEdge(layer, others);
    if (!container || edge === undefined || isAlignedOtherwise(layer, others)) return pass();
    return fail({
      offPx: Math.abs(edge - layer.node.box.x),
      count: countAt(others, left, edge),
      edgePx: edge - container.node.box.x,
      container: container.node.name,
    });
  },
});
