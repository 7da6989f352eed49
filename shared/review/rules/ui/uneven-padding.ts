import { isForeignPart } from "../../../perception/elements/foreign-part.ts";
import { isPainted } from "../../../perception/paint/painted-box.ts";
import { isText, type Layer } from "../../../perception/frame/frame.ts";
import { defineRule } from "../../rule.ts";

const OFF_PX = { min: 1, max: 4 };

/** An icon at one side is balanced with less padding there. */
const isSymmetric = ({ children }: Layer): boolean => {
  const shown = children.filter(({ node, visibleBox }) => visibleBox !== null && !node.isAbsolute);
  const [first, last] = [shown[0], shown.at(-1)];
  return first !== undefined && last !== undefined && isText(first) === isText(last);
};

/** A layout that hugs its content, or centres or fills its width, shows both paddings. */
const showsBothSides = ({ node, children }: Layer): boolean =>
  node.sizing?.horizontal === "hug" || children.some((child) => child.node.sizing?.horizontal === "fill");

export const unevenPadding = defineRule({
  id: "uneven-padding",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  basis: "https://carbondesignsystem.com/elements/spacing/overview/",
  says: {
    title: "Left and right padding differ",
    problem: "“{name}” has {leftPx} px of padding on the left and {rightPx} px on the right.",
    why: "The content looks pushed to one side without a reason.",
    fix: "Use the same padding on both sides, such as {betterPx} px.",
  },
  applies: (frame) =>
    frame.layers.filter(
      (layer) =>
        layer.node.layout !== undefined &&
        isPainted(layer) &&
        isSymmetric(layer) &&
        showsBothSides(layer) &&
        !isForeignPart(layer),
    ),
  check: (layer, { pass, fail }) => {
    const [, rightPx = 0, , leftPx = 0] = layer.node.layout?.paddingPx ?? [];
    const off = Math.abs(leftPx - rightPx);
    if (off < OFF_PX.min || off > OFF_PX.max) return pass();
    const [smaller, larger] = [Math.min(leftPx, rightPx), Math.max(leftPx, rightPx)];
    const betterPx = smaller % 4 === 0 ? smaller : larger;
    return fail({ name: layer.node.name, leftPx, rightPx, betterPx });
  },
});
