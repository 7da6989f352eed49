import type { Box } from "../../../scene/scene.ts";
import { type Axis, DOWNWARDS, linesOf, shareStretch, SIDEWAYS } from "../../../perception/structure/axis.ts";
import { freeLayouts } from "../../../perception/layout/free-children.ts";
import { boxPainter } from "../../../perception/paint/painted-box.ts";
import { isForPeople } from "../../../perception/structure/screen-kind.ts";
import { isText, type Frame, type Layer } from "../../../perception/frame/frame.ts";
import { defineRule } from "../../rule.ts";

const OFF_PX = { min: 1, max: 4 };
const SMALLEST_CLUSTER = 3;
const SAME_PX = 0.5;

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_PX;

/** The box of a centred text and of a group without paint cannot be seen. */
const showsEdge = (layer: Layer): boolean =>
  isText(layer)
    ? layer.node.text.alignHorizontal === "left" || layer.node.text.resize === "width-and-height"
    : boxPainter(layer) !== undefined;

/** Texts line up by their letters and boxes by their sides: only like is compared with like. */
const alike = (layer: Layer, others: readonly Layer[]): readonly Layer[] =>
  others.filter((other) => other !== layer && isText(other) === isText(layer));

/** Things in a column share an edge along one axis and lie apart along the other. */
interface Direction {
  readonly along: Axis;
  readonly across: Axis;
}

const COLUMN: Direction = { along: SIDEWAYS, across: DOWNWARDS };
const ROW: Direction = { along: DOWNWARDS, across: SIDEWAYS };

/** The tops of texts in a row differ with their size; their baselines are what lines up. */
const directionsOf = (layer: Layer): readonly Direction[] => (isText(layer) ? [COLUMN] : [COLUMN, ROW]);

const countAt = (layers: readonly Layer[], { start }: Axis, at: number): number =>
  layers.filter(({ node }) => isSame(start(node.box), at)).length;

/** The edge that three or more layers of the column or row share; it must be 1 to 4 px away. */
function missedEdge(box: Box, others: readonly Layer[], { along, across }: Direction): number | undefined {
  const line = others.filter(({ node }) => !shareStretch(across, node.box, box));
  const edges = line.map(({ node }) => along.start(node.box));
  return edges.find((edge) => {
    const offPx = Math.abs(edge - along.start(box));
    return offPx >= OFF_PX.min && offPx <= OFF_PX.max && countAt(line, along, edge) >= SMALLEST_CLUSTER;
  });
}

/** It lines up with something else: with a second layer on the same edge, or by its middle or its end. */
const isAlignedOtherwise = ({ node }: Layer, others: readonly Layer[], axis: Axis): boolean =>
  linesOf(axis, node.box).some((line, index) =>
    others.some((other) => isSame(linesOf(axis, other.node.box)[index] ?? Number.NaN, line)),
  );

function siblingsOf(layer: Layer, frame: Frame): readonly Layer[] {
  const layout = layer.parent && freeLayouts(frame).get(layer.parent);
  return alike(layer, layout?.children.filter(showsEdge) ?? []);
}

export const nearMissAlignment = defineRule({
  id: "near-miss-alignment",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  says: {
    title: "Slightly out of line",
    problem: "It starts {offPx} px away from the line on which {count} layers beside it start.",
    why: "The eye sees even a small step and takes it for carelessness.",
    fix: "Move it by {offPx} px, in line with “{neighbour}”.",
  },
  applies: (frame) =>
    isForPeople(frame)
      ? [...freeLayouts(frame).values()].flatMap(({ children }) => children.filter(showsEdge))
      : [],
  check: (layer, { frame, pass, fail }) => {
    const others = siblingsOf(layer, frame);
    for (const direction of directionsOf(layer)) {
      const edge = missedEdge(layer.node.box, others, direction);
      if (edge === undefined || isAlignedOtherwise(layer, others, direction.along)) continue;
      const { start } = direction.along;
      const neighbour = others.find(({ node }) => isSame(start(node.box), edge));
      return fail({
        offPx: Math.round(Math.abs(edge - start(layer.node.box)) * 100) / 100,
        count: countAt(others, direction.along, edge),
        neighbour: neighbour?.node.name ?? "",
      });
    }
    return pass();
  },
});
