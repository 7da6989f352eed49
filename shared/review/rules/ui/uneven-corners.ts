import { isForeignPart } from "../../../perception/elements/foreign-part.ts";
import { isPainted } from "../../../perception/paint/painted-box.ts";
import { remembered } from "../../../perception/frame/remembered.ts";
import { isText, type Layer } from "../../../perception/frame/frame.ts";
import { defineRule } from "../../rule.ts";

const FEWEST_ALIKE = 3;
const SAME_SIZE_PX = 1;
/** A larger difference is another shape, made so on purpose. */
const LARGEST_OFF_PX = 4;

/** The radius of all four corners; undefined when they differ, as at the ends of a row of joined boxes. */
function radiusOf({ node }: Layer): number | undefined {
  const [first = 0, ...others] = node.cornerRadiiPx ?? [];
  return others.every((radius) => radius === first) ? first : undefined;
}

const BOXES: ReadonlySet<string> = new Set(["FRAME", "INSTANCE", "RECTANGLE", "COMPONENT"]);

const isBox = (layer: Layer): boolean =>
  layer.visibleBox !== null && BOXES.has(layer.node.type) && !isText(layer) && isPainted(layer);

const isSameSize = (a: Layer, b: Layer): boolean =>
  a.node.type === b.node.type &&
  Math.abs(a.node.box.width - b.node.box.width) <= SAME_SIZE_PX &&
  Math.abs(a.node.box.height - b.node.box.height) <= SAME_SIZE_PX;

const boxesIn = remembered(({ children }: Layer): readonly Layer[] => children.filter(isBox));

const isMate = (layer: Layer, other: Layer): boolean => other !== layer && isSameSize(other, layer);

/** The boxes of the same size beside a box. */
const matesOf = (layer: Layer): readonly Layer[] =>
  layer.parent ? boxesIn(layer.parent).filter((other) => isMate(layer, other)) : [];

/** Stops at the first few: a long list has as many pairs as its length squared. */
function hasMates(layer: Layer): boolean {
  let found = 0;
  return (
    layer.parent !== null &&
    boxesIn(layer.parent).some((other) => isMate(layer, other) && ++found === FEWEST_ALIKE)
  );
}

export const unevenCorners = defineRule({
  id: "uneven-corners",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    title: "Corners differ slightly",
    problem: "The corners of “{name}” have a radius of {radiusPx} px, those of its equals {usualPx} px.",
    why: "Boxes of one size beside each other are read as one kind; a slight difference looks like a slip.",
    fix: "Give it a radius of {usualPx} px, best from one style or variable.",
  },
  applies: (frame) =>
    frame.layers.filter(
      (layer) =>
        layer.parent !== null &&
        layer.parent.children.length > FEWEST_ALIKE &&
        isBox(layer) &&
        !isForeignPart(layer) &&
        hasMates(layer),
    ),
  check: (layer, { pass, fail }) => {
    const radiusPx = radiusOf(layer);
    const [usualPx, ...others] = new Set(matesOf(layer).map(radiusOf));
    if (radiusPx === undefined || usualPx === undefined || others.length > 0) return pass();
    const off = Math.abs(radiusPx - usualPx);
    // Boxes that are joined to a row have square corners where they meet.
    if (radiusPx === 0 || usualPx === 0) return pass();
    if (off === 0 || off > LARGEST_OFF_PX) return pass();
    return fail({ name: layer.node.name, radiusPx, usualPx });
  },
});
