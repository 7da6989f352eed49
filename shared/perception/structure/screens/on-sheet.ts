import { area } from "../../../scene/geometry.ts";
import type { Frame, TextLayer } from "../../frame/frame.ts";
import { selfOrAncestor } from "../../frame/self-or-ancestor.ts";
import { groundLayerBehind } from "../../paint/backdrop.ts";
import { screenKind } from "./screen-kind.ts";

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
 * True of a text of a sheet that people will not see as it is there: a sample or a note to who makes screens, or a part of a
 * component loose on the ground, where a word for dark screens lies on any colour.
 */
export const isShownOnSheet = (text: TextLayer, frame: Frame): boolean =>
  screenKind(frame) === "specimen" && (!isInComponent(text) || isOnGround(text, frame));
