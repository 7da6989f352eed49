import { areNear } from "../../../../scene/geometry.ts";
import type { Box } from "../../../../scene/scene.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { hasPicture, isPainted } from "../../../../perception/paint/painted-box.ts";
import { rememberedFlag } from "../../../../perception/frame/remembered.ts";
import { closest, type Frame, type Layer } from "../../../../perception/frame/frame.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveLayer } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const BOX_TYPES: ReadonlySet<string> = new Set(["FRAME", "RECTANGLE", "INSTANCE", "COMPONENT"]);
const OFF_GRID = 0.05;
const SMALLEST_SHARE_ON_GRID = 0.8;
const FEWEST_BOXES = 5;

const isWhole = (value: number): boolean => areNear(value, Math.round(value), OFF_GRID);

/** Placed by hand: an auto layout, a turned or scaled ancestor puts layers on fractions by itself. */
const isPlaced = ({ node, parent }: Layer): boolean =>
  parent !== null && (!parent.node.layout || node.isAbsolute === true) && !node.rotationDeg;

const DRAWN_TYPES: ReadonlySet<string> = new Set([
  "VECTOR",
  "ELLIPSE",
  "STAR",
  "REGULAR_POLYGON",
  "BOOLEAN_OPERATION",
]);

/** A box among shapes is part of a drawing, which keeps to no grid. */
const isDrawn = ({ parent }: Layer): boolean => parent !== null && holdsShapes(parent);

const holdsShapes = rememberedFlag(({ children }: Layer) =>
  children.some(({ node }) => DRAWN_TYPES.has(node.type)),
);

/** True when an instance, or an angle, puts a layer and what lies in it on fractions. */
const movesContent: (layer: Layer) => boolean = rememberedFlag(
  ({ node, parent }: Layer) =>
    node.rotationDeg !== undefined ||
    (parent !== null && (node.instance !== undefined || movesContent(parent))),
);

const boxes = computed((frame: Frame): readonly Layer[] =>
  frame.layers.filter(
    (layer) =>
      BOX_TYPES.has(layer.node.type) &&
      layer.visibleBox !== null &&
      isPlaced(layer) &&
      isPainted(layer) &&
      // The edge of a picture is no line that could blur.
      !hasPicture(layer) &&
      !isDrawn(layer) &&
      !isForeignPart(layer) &&
      !(layer.parent && movesContent(layer.parent)),
  ),
);

const isOnGrid = (box: Box, origin: Box): boolean => isWhole(box.x - origin.x) && isWhole(box.y - origin.y);

/**
 * The box from which the place of a layer is counted: of the nearest layer around it that is no group, as a
 * group begins where the first layer in it does.
 */
function originOf({ node, parent }: Layer): Box {
  const around = parent && closest(parent, (one) => one.node.type !== "GROUP");
  return around?.node.box ?? parent?.node.box ?? node.box;
}

const onGrid = (layer: Layer): boolean => isOnGrid(layer.node.box, originOf(layer));

export const halfPixel = defineRule({
  id: "half-pixel",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "layers",
  basis: "https://m2.material.io/design/layout/pixel-density.html",
  mendedIn: "component",
  says: {
    en: {
      title: "Off the pixel grid",
      problem: "The layer stands on a fraction of a pixel inside its parent.",
      why: "Edges get blurred on ordinary screens, and developers have to round the numbers for you.",
      fix: "Round x and y to whole pixels.",
    },
    fr: {
      title: "Hors de la grille de pixels",
      problem: "Le calque est placé sur une fraction de pixel dans son parent.",
      why: "Les bords deviennent flous sur les écrans ordinaires, et les développeurs doivent arrondir à votre place.",
      fix: "Arrondissez x et y au pixel entier.",
    },
  },
  applies: (frame) => {
    const found = boxes(frame);
    const share = found.filter(onGrid).length / found.length;
    return found.length >= FEWEST_BOXES && share >= SMALLEST_SHARE_ON_GRID ? found : [];
  },
  check: (layer, { pass, fail }) => {
    if (onGrid(layer)) return pass();
    const { box } = layer.node;
    const origin = originOf(layer);
    const off = (at: number): number => Math.round(at) - at;
    return fail(
      {},
      {
        cause: "off-grid",
        mend: () => [
          propose("whole-pixels", {}, moveLayer(layer, off(box.x - origin.x), off(box.y - origin.y))),
        ],
      },
    );
  },
});
