import { areNear, right } from "../../../../scene/geometry.ts";
import type { Box } from "../../../../scene/scene.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { boxPainter, isPainted } from "../../../../perception/paint/painted-box.ts";
import { isText, type Layer } from "../../../../perception/frame/frame.ts";
import { spend } from "../../../../perception/frame/budget.ts";
import { remembered } from "../../../../perception/frame/remembered.ts";
import { sortedBy } from "../../../../perception/frame/sorted-by.ts";
import { defineRule } from "../../../rule.ts";

const OFF_PX = { min: 1, max: 4 };
const SMALLEST_WIDTH_PX = 160;
const SAME_PX = 0.5;

const isOff = (gapPx: number): boolean => gapPx >= OFF_PX.min && gapPx <= OFF_PX.max;

/**
 * The gap in px on both sides of a block in a column without paint; undefined when it is none that looks like a
 * slip, or the two differ.
 */
function sideGap(column: Box, block: Box): number | undefined {
  const [leftPx, rightPx] = [block.x - column.x, right(column) - right(block)];
  return isOff(leftPx) && areNear(leftPx, rightPx, SAME_PX) ? leftPx : undefined;
}

function isSeenAt(layer: Layer, edge: number): boolean {
  spend(layer, 1);
  if (Math.abs(layer.node.box.x - edge) > SAME_PX) return false;
  if (isText(layer)) return layer.node.text.alignHorizontal === "left";
  return boxPainter(layer) !== undefined || layer.children.some((child) => isSeenAt(child, edge));
}

/** Something above or below that shows where the column's left edge is. */
function hasNeighbourAtEdge(column: Layer): boolean {
  const edge = column.node.box.x;
  const near = column.parent ? childrenByEdge(column.parent).near(edge, SAME_PX) : [];
  return near.some((other) => other !== column && other.visibleBox !== null && isSeenAt(other, edge));
}

const childrenByEdge = remembered(({ children }: Layer) => sortedBy(children, ({ node }) => node.box.x));

export const almostFullWidth = defineRule({
  id: "almost-full-width",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "layers",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  yieldsTo: ["off-margin", "odd-size", "wandering-edges", "crooked-column"],
  says: {
    en: {
      title: "Almost as wide as column",
      problem:
        "“{name}” is {widthPx} px wide in a column of {columnPx} px: its edges are {offPx} px off those of what stands above or below.",
      why: "The eye sees even a small step between edges and takes it for a slip.",
      fix: "Let “{name}” fill the {columnPx} px of the column.",
    },
    fr: {
      title: "Presque aussi large que la colonne",
      problem:
        "« {name} » mesure {widthPx} px de large dans une colonne de {columnPx} px : ses bords sont décalés de {offPx} px par rapport à ce qui est au-dessus ou au-dessous.",
      why: "L’œil perçoit même un petit décalage entre les bords : il croit à une erreur.",
      fix: "Laissez « {name} » occuper les {columnPx} px de la colonne.",
    },
  },
  applies: (frame) =>
    frame.layers.filter(
      (layer) =>
        layer.parent?.parent != null &&
        layer.visibleBox !== null &&
        layer.node.box.width >= SMALLEST_WIDTH_PX &&
        isPainted(layer) &&
        !isText(layer) &&
        !isPainted(layer.parent) &&
        !layer.node.isAbsolute &&
        !layer.node.rotationDeg &&
        !isForeignPart(layer),
    ),
  check: (layer, { pass, fail }) => {
    const column = layer.parent;
    const offPx = column ? sideGap(column.node.box, layer.node.box) : undefined;
    if (!column || offPx === undefined || !hasNeighbourAtEdge(column)) return pass();
    const [widthPx, columnPx] = [layer.node.box.width, column.node.box.width];
    return fail(
      { name: layer.node.name, widthPx, columnPx, offPx },
      { cause: `${widthPx}|${columnPx}`, named: { name: layer } },
    );
  },
});
