import { type LengthChange, SAME } from "../../../shared/mend/change.ts";
import type { RequireTime } from "../find-node.ts";
import { resizeText } from "./set-text.ts";

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

/** A length of a layer, a place as that on the canvas; a layer may lack it, or have several of it. */
function lengthOf(node: SceneNode, property: LengthChange["property"]): unknown {
  if (property === "x" || property === "y")
    return "absoluteBoundingBox" in node ? node.absoluteBoundingBox?.[property] : undefined;
  if (property === "width" || property === "height") return "resize" in node ? node[property] : undefined;
  const field = FIELDS[property as keyof typeof FIELDS];
  return field in node ? (node as unknown as Record<Field, unknown>)[field] : undefined;
}

/** True when a layer has the length that a change expects. */
export function hasLength(node: SceneNode, { property, from }: LengthChange): boolean {
  const length = lengthOf(node, property);
  return typeof length === "number" && Math.abs(length - from) <= SAME.lengthPx;
}

async function bind(node: SceneNode, field: Field, id: string, requireTime: RequireTime): Promise<boolean> {
  const variable = await figma.variables.getVariableByIdAsync(id);
  if (!variable) return false;
  requireTime();
  for (const name of boundFields(field)) node.setBoundVariable(name, variable);
  return true;
}

async function resizeTo(
  node: SceneNode,
  side: "width" | "height",
  { to }: LengthChange,
  requireTime: RequireTime,
): Promise<void> {
  if (node.type === "TEXT") return resizeText(node, side, to, requireTime);
  if ("resize" in node) node.resize(side === "width" ? to : node.width, side === "height" ? to : node.height);
}

/** Sets one length of a layer. Answers whether it was as the change expects. */
export async function setLength(
  node: SceneNode,
  change: LengthChange,
  requireTime: RequireTime,
): Promise<boolean> {
  const { property, variable, from, to } = change;
  if (!hasLength(node, change)) return false;
  const field = FIELDS[property as keyof typeof FIELDS];
  // The place of a change is that on the canvas; a layer’s own is that in its parent.
  if (property === "x" || property === "y") node[property] += to - from;
  else if (property !== "width" && property !== "height") {
    if (variable !== undefined) return bind(node, field, variable, requireTime);
    (node as unknown as Record<Field, number>)[field] = to;
  } else await resizeTo(node, property, change, requireTime);
  return true;
}
