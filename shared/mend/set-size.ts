import type { SceneNode } from "../scene/scene.ts";
import { setBox } from "./set-box.ts";
import { setTextHeight, setTextWidth } from "./set-text-box.ts";

/** A layer of a size of its own neither fills the layout around it nor keeps to its content any more. */
function sized(node: SceneNode, side: "width" | "height"): SceneNode {
  if (!node.sizing) return node;
  return { ...node, sizing: { ...node.sizing, [side === "width" ? "horizontal" : "vertical"]: "fixed" } };
}

/** Gives a layer another width or height. */
export function setSize(old: SceneNode, side: "width" | "height", px: number): SceneNode {
  const node = sized(old, side);
  const { text } = node;
  if (!text) return setBox(node, { ...node.box, [side]: px });
  return side === "width" ? setTextWidth({ ...node, text }, px) : setTextHeight({ ...node, text }, px);
}
