import { type LengthChange, SAME } from "../../../shared/mend/change.ts";
import { BOUND_AS } from "../../../shared/mend/layer-lengths.ts";
import { canvasBox } from "../canvas-box.ts";
import { loadFonts } from "./fonts.ts";
import type { Prepared } from "./prepared.ts";
import { resizeText } from "./set-text.ts";

/** The editor's name of each length that is a property by itself. */
const FIELDS = { ...BOUND_AS, "corner-radius": "cornerRadius", "stroke-width": "strokeWeight" } as const;

type Field = (typeof FIELDS)[keyof typeof FIELDS];

/** The fields to which a variable is bound, when there is one. */
const boundFields = (field: Field): readonly VariableBindableNodeField[] =>
  field === "cornerRadius"
    ? ["topLeftRadius", "topRightRadius", "bottomRightRadius", "bottomLeftRadius"]
    : [field];

const SIDES = ["strokeTopWeight", "strokeRightWeight", "strokeBottomWeight", "strokeLeftWeight"] as const;

const valuesOf = (node: SceneNode) => node as unknown as Record<string, unknown>;

/** Where a layer has a length; where not all its sides have a line, or not the same one, that is at those that have one. */
function fieldsOf(node: SceneNode, property: LengthChange["property"]): readonly string[] {
  const field = FIELDS[property as keyof typeof FIELDS];
  if (!(field in node)) return [];
  const isOfSides = field === "strokeWeight" && valuesOf(node)[field] === figma.mixed;
  return isOfSides ? SIDES.filter((side) => valuesOf(node)[side] !== 0) : [field];
}

/** A length of a layer, a place as that on the canvas; a layer may lack it, or have several of it. */
function lengthOf(node: SceneNode, property: LengthChange["property"]): unknown {
  if (property === "x" || property === "y") return canvasBox(node)?.[property];
  const [length, ...others] = fieldsOf(node, property).map((field) => valuesOf(node)[field]);
  return others.every((one) => one === length) ? length : undefined;
}

/** True when a layer has the length that a change expects. */
export function hasLength(node: SceneNode, { property, from }: LengthChange): boolean {
  const length = lengthOf(node, property);
  return typeof length === "number" && Math.abs(length - from) <= SAME.lengthPx;
}

type Resizable = Extract<SceneNode, LayoutMixin>;

/** How the other side takes its size, by the side that is set. */
const SIZING = { width: "layoutSizingVertical", height: "layoutSizingHorizontal" } as const;

/** Sets one side alone: the editor would take from both that they keep to their content, or fill their parent. */
function resizeSide(node: Resizable, side: keyof typeof SIZING, to: number): void {
  const { [SIZING[side]]: sizing } = node;
  const [width, height] = side === "width" ? [to, node.height] : [node.width, to];
  if (node.type === "TEXT") resizeText(node, width, height);
  else node.resize(width, height);
  // A text keeps to its words by a property of its own.
  if (sizing === "FILL" || (sizing === "HUG" && node.type !== "TEXT")) node[SIZING[side]] = sizing;
}

async function prepareSize(node: SceneNode, change: LengthChange, side: keyof typeof SIZING): Prepared {
  if (node.type === "TEXT") await loadFonts(node);
  if (!hasLength(node, change) || !("layoutSizingVertical" in node)) return null;
  return () => resizeSide(node, side, change.to);
}

/** Prepares to set one length of a layer. */
export async function prepareLength(node: SceneNode, change: LengthChange): Prepared {
  const { property, variable: id, from, to } = change;
  if (property === "width" || property === "height") return prepareSize(node, change, property);
  const variable = id === undefined ? null : await figma.variables.getVariableByIdAsync(id);
  if (variable) await loadFonts(node);
  if (!hasLength(node, change) || (id !== undefined && !variable)) return null;
  // The place of a change is that on the canvas; a layer’s own is that in its parent.
  if (property === "x" || property === "y") return () => void (node[property] += to - from);
  if (!variable) return () => fieldsOf(node, property).forEach((field) => void (valuesOf(node)[field] = to));
  const field = FIELDS[property as keyof typeof FIELDS];
  return () => boundFields(field).forEach((name) => node.setBoundVariable(name, variable));
}
