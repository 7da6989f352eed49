import { areNear, area, contains } from "../../../../scene/geometry.ts";
import type { Box } from "../../../../scene/scene.ts";
import {
  type Axis,
  DOWNWARDS,
  linesOf,
  shareStretch,
  SIDEWAYS,
} from "../../../../perception/structure/axis.ts";
import { freeLayouts } from "../../../../perception/layout/free-children.ts";
import { boxPainter } from "../../../../perception/paint/painted-box.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { type PieceKind, pieces } from "../../../../perception/structure/piece.ts";
import { cellBox } from "../../../../perception/structure/cell-box.ts";
import { type Cell, type Line, repetitions } from "../../../../perception/structure/repetition/repetition.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { isText, type Frame, type Layer } from "../../../../perception/frame/frame.ts";
import { sortedBy } from "../../../../perception/frame/sorted-by.ts";
import { propose, type Proposal } from "../../../fixes/fix.ts";
import { moveLayer } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";
import { missedLength } from "../../../weigh/degree.ts";

const OFF_PX = { min: 1, max: 4 };
const SMALLEST_CLUSTER = 3;
const FEWEST_CELLS = 3;
const SAME_PX = 0.5;

const isSame = (a: number, b: number): boolean => areNear(a, b, SAME_PX);

/** The box of a centred text and of a group without paint cannot be seen. */
const showsEdge = (layer: Layer): boolean =>
  isText(layer)
    ? layer.node.text.alignHorizontal === "left" || layer.node.text.resize === "width-and-height"
    : boxPainter(layer) !== undefined;

const kindOf = computed(
  (frame: Frame): ReadonlyMap<Layer, PieceKind> =>
    new Map(pieces(frame).map(({ layer, kind }) => [layer, kind])),
);

/** The outlines of a drawing line up with nothing. */
const isDrawn = (layer: Layer, frame: Frame): boolean => (kindOf(frame).get(layer) ?? "shape") === "shape";

/** True when a layer lies in another box: it is set in from its sides on purpose, as the knob of a switch. */
const isSetIn = ({ node: { box } }: Layer, among: readonly Layer[]): boolean =>
  among.some(
    ({ node }) =>
      !node.text && node.box !== box && area(node.box) > area(box) && contains(node.box, box, SAME_PX),
  );

/** The layers put in place by hand whose edges can be compared, by the layer that they lie in. */
const comparable = computed((frame: Frame): ReadonlyMap<Layer, readonly Layer[]> => {
  const layouts = [...freeLayouts(frame).values()].map(({ container, children }) => {
    const seen = children.filter((layer) => showsEdge(layer) && !isDrawn(layer, frame));
    return [container, seen.filter((layer) => isText(layer) || !isSetIn(layer, seen))] as const;
  });
  return new Map(layouts);
});

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
  const edges = sortedBy(
    line.map(({ node }) => along.start(node.box)),
    (edge) => edge,
  );
  const missed = line.find(({ node }) => {
    const edge = along.start(node.box);
    const offPx = Math.abs(edge - along.start(box));
    return offPx >= OFF_PX.min && offPx <= OFF_PX.max && edges.countNear(edge, SAME_PX) >= SMALLEST_CLUSTER;
  });
  return missed && along.start(missed.node.box);
}

/** It lines up with something else: with a second layer on the same edge, or by its middle or its end. */
const isAlignedOtherwise = ({ node }: Layer, others: readonly Layer[], axis: Axis): boolean =>
  linesOf(axis, node.box).some((line, index) =>
    others.some((other) => isSame(linesOf(axis, other.node.box)[index] ?? Number.NaN, line)),
  );

const siblingsOf = (layer: Layer, frame: Frame): readonly Layer[] =>
  layer.parent ? alike(layer, comparable(frame).get(layer.parent) ?? []) : [];

/** A cell that is out of line with its equals, as wide as they are. */
interface OddCell {
  readonly offPx: number;
  readonly count: number;
  readonly neighbour: Layer;
  /** The axis along which it is out of line. */
  readonly across: Axis;
}

const isOffBySlip = (px: number): boolean => px >= OFF_PX.min && px <= OFF_PX.max;

/** The cell itself, when its box is what people see of it; else the box in it. */
const toBeMoved = (cell: Cell): Layer | undefined =>
  boxPainter(cell.layers[0]) ? cell.layers[0] : cellBox(cell);

/** The one of at least three boxes of one size that starts a little before or after the others; by its layer. */
function oddCell({ direction, cells }: Line): readonly (readonly [Layer, OddCell])[] {
  const across = direction === "column" ? SIDEWAYS : DOWNWARDS;
  const hosts = cells.flatMap((cell) => toBeMoved(cell) ?? []);
  if (hosts.length < FEWEST_CELLS || hosts.length < cells.length) return [];
  const [first, second, third] = hosts.map(({ node }) => across.start(node.box));
  const usual = [first, second, third].find((edge, index, all) =>
    all.some((other, at) => at !== index && isSame(other ?? Number.NaN, edge ?? Number.NaN)),
  );
  const odd = hosts.filter(({ node }) => !isSame(across.start(node.box), usual ?? Number.NaN));
  const [layer] = odd;
  const neighbour = hosts.find((host) => host !== layer && !odd.includes(host));
  if (usual === undefined || odd.length !== 1 || !layer || !neighbour) return [];
  const offPx = Math.abs(across.start(layer.node.box) - usual);
  const isAsLarge = areNear(across.size(layer.node.box), across.size(neighbour.node.box), SAME_PX);
  return isAsLarge && isOffBySlip(offPx)
    ? [[layer, { offPx, count: hosts.length - 1, neighbour, across }]]
    : [];
}

const oddCells = computed(
  (frame: Frame): ReadonlyMap<Layer, OddCell> =>
    new Map(repetitions(frame).flatMap(({ lines }) => lines.flatMap(oddCell))),
);

const round = (px: number): number => Math.round(px * 100) / 100;

/** Moves a layer so that it starts there. */
function moveTo(layer: Layer, axis: Axis, at: number): Proposal {
  const byPx = at - axis.start(layer.node.box);
  const isSideways = axis === SIDEWAYS;
  return propose(
    "place-of-equals",
    { px: round(Math.abs(byPx)) },
    moveLayer(layer, isSideways ? byPx : 0, isSideways ? 0 : byPx),
  );
}

export const nearMissAlignment = defineRule({
  id: "near-miss-alignment",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  yieldsTo: [
    "off-margin",
    "almost-full-width",
    "odd-place",
    "off-middle",
    "wandering-edges",
    "crooked-row",
    "crooked-column",
    "uneven-margins",
  ],
  says: {
    en: {
      title: "Slightly out of line",
      problem: "It starts {offPx} px away from the line on which {count} layers beside it start.",
      why: "The eye sees even a small step and takes it for a slip.",
      fix: "Move it by {offPx} px, in line with “{neighbour}”.",
    },
    fr: {
      title: "Légèrement désaligné",
      problem: "Ce calque commence à {offPx} px de la ligne sur laquelle commencent {count} calques voisins.",
      why: "L’œil perçoit même un petit décalage : il croit à une erreur.",
      fix: "Déplacez-le de {offPx} px, dans l’alignement de « {neighbour} ».",
    },
  },
  applies: (frame) =>
    isForPeople(frame)
      ? [...new Set([...[...comparable(frame).values()].flat(), ...oddCells(frame).keys()])]
      : [],
  check: (layer, { frame, pass, fail }) => {
    const odd = oddCells(frame).get(layer);
    if (odd) {
      const { offPx, count, neighbour, across } = odd;
      return fail(
        { offPx: round(offPx), count, neighbour: neighbour.node.name },
        {
          named: { neighbour },
          miss: missedLength(offPx),
          mend: () => [moveTo(layer, across, across.start(neighbour.node.box))],
        },
      );
    }
    const others = siblingsOf(layer, frame);
    for (const direction of directionsOf(layer)) {
      const edge = missedEdge(layer.node.box, others, direction);
      if (edge === undefined || isAlignedOtherwise(layer, others, direction.along)) continue;
      const { start } = direction.along;
      const neighbour = others.find(({ node }) => isSame(start(node.box), edge));
      return fail(
        {
          offPx: round(Math.abs(edge - start(layer.node.box))),
          count: countAt(others, direction.along, edge),
          neighbour: neighbour?.node.name ?? "",
        },
        {
          ...(neighbour && { named: { neighbour } }),
          miss: missedLength(edge - start(layer.node.box)),
          mend: () => [moveTo(layer, direction.along, edge)],
        },
      );
    }
    return pass();
  },
});
