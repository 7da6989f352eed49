import type { LengthChange } from "../../../shared/mend/change.ts";
import type { RequireTime } from "../find-node.ts";
import { resizeText } from "./set-text.ts";

const SAME_PX = 0.6;

/** The editor's name of each length that is a property by itself. */
const FIELDS = {
  "corner-radius": "cornerRadius",
  "stroke-width": "strokeWeight",
  gap: "itemSpacing",
  "padding-top": "paddingTop",
  "padding-right": "paddingRight",
  "padding-bottom": "paddingBottom",
  "padding-left": "paddingLeft",
} as const;

type Field = (typeof FIELDS)[keyof typeof FIELDS];

/** The fields to which a variable is bound, when there is one. */
const boundFields = (field: Field): readonly VariableBindableNodeField[] =>
  field === "cornerRadius"
    ? ["topLeftRadius", "topRightRadius", "bottomRightRadius", "bottomLeftRadius"]
    : [field];

/** The layer by the lengths it has, when that one is as the change expects; a layer may lack it, or have several of it. */
function withLength(node: SceneNode, field: Field, from: number): Record<Field, number> | null {
  if (!(field in node)) return null;
  const layer = node as unknown as Record<Field, number>;
  const length: unknown = layer[field];
  return typeof length === "number" && Math.abs(length - from) <= SAME_PX ? layer : null;
}

async function bind(node: SceneNode, field: Field, id: string, requireTime: RequireTime): Promise<boolean> {
  const variable = await figma.variables.getVariableByIdAsync(id);
  if (!variable) return false;
  requireTime();
  for (const name of boundFields(field)) node.setBoundVariable(name, variable);
  return true;
}

/** The place of a change is that on the canvas; a layer's own is that in its parent. */
function moveAlong(node: SceneNode, side: "x" | "y", { from, to }: LengthChange): boolean {
  const box = "absoluteBoundingBox" in node ? node.absoluteBoundingBox : null;
  if (!box || Math.abs(box[side] - from) > SAME_PX) return false;
  node[side] += to - from;
  return true;
}

async function resizeTo(
  node: SceneNode,
  side: "width" | "height",
  { from, to }: LengthChange,
  requireTime: RequireTime,
): Promise<boolean> {
  if (!("resize" in node) || Math.abs(node[side] - from) > SAME_PX) return false;
  if (node.type === "TEXT") {
    await resizeText(node, side, to, requireTime);
    return true;
  }
  node.resize(side === "width" ? to : node.width, side === "height" ? to : node.height);
  return true;
}

/** Sets one length of a layer. Answers whether it was as the change expects. */
export async function setLength(
  node: SceneNode,
  change: LengthChange,
  requireTime: RequireTime,
): Promise<boolean> {
  const { property, variable } = change;
  if (property === "x" || property === "y") return moveAlong(node, property, change);
  if (property === "width" || property === "height") return resizeTo(node, property, change, requireTime);
  const field = FIELDS[property as keyof typeof FIELDS];
  const layer = withLength(node, field, change.from);
  if (!layer) return false;
  if (variable !== undefined) return bind(node, field, variable, requireTime);
  layer[field] = change.to;
  return true;
}
