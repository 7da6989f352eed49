import { area } from "../../../scene/geometry.ts";
import type { Frame, TextLayer } from "../../frame/frame.ts";
import { selfOrAncestor } from "../../frame/self-or-ancestor.ts";
import { groundLayerBehind } from "../../paint/backdrop.ts";
import { screenKind } from "./screen-kind.ts";
import { sheetSign } from "./style-sheet.ts";

/** A box that takes up so much of a sheet is its ground. */
const GROUND_SHARE = 0.5;

const isInComponent = selfOrAncestor(({ node }) =>
  ["INSTANCE", "COMPONENT", "COMPONENT_SET"].includes(node.type),
);

const isOnGround = (text: TextLayer, frame: Frame): boolean => {
  const ground = groundLayerBehind(frame, text.node.box, text.order);
  return !ground || area(ground.node.box) >= GROUND_SHARE * area(frame.root.node.box);
};

/**
 * True of a text whose colours are not those that people will see, as it is shown on a sheet: loose on its ground, where
 * a word for dark screens lies on any colour, or as a sample on a sheet of colours.
 */
export function isShownOnSheet(text: TextLayer, frame: Frame): boolean {
  if (screenKind(frame) !== "specimen") return false;
  return isOnGround(text, frame) || (sheetSign(frame) === "swatches" && !isInComponent(text));
}
