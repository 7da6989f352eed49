import { loadFonts } from "./set-text.ts";
import { findNode, type RequireTime } from "../find-node.ts";
import { fromHex } from "../../../shared/scene/color.ts";
import { union } from "../../../shared/scene/geometry.ts";
import { besideOf } from "../../../shared/mend/beside.ts";
import type { LabelChange } from "../../../shared/mend/change.ts";

const SAME_PX = 0.6;
const LOOK = ["fontName", "fontSize", "letterSpacing", "textCase"] as const;

/** Loads the fonts of all texts in a layer: the editor moves none from parent to parent without. */
async function loadFontsIn(node: SceneNode): Promise<void> {
  const inside = "findAllWithCriteria" in node ? node.findAllWithCriteria({ types: ["TEXT"] }) : [];
  for (const text of node.type === "TEXT" ? [node] : inside) await loadFonts(text);
}

/** The text whose font a label takes; null when it is gone. */
async function modelOf({ like }: LabelChange): Promise<TextNode | null> {
  const model = await findNode(like);
  return model?.type === "TEXT" && !model.removed && model.characters !== "" ? model : null;
}

/** The paint of a label, by hand or from its variable; null when that is gone, or its style. */
async function paintOf({ color, variable: id, style }: LabelChange): Promise<SolidPaint | null> {
  const plain: SolidPaint = { type: "SOLID", color: fromHex(color) };
  if (style !== undefined && !(await figma.getStyleByIdAsync(style))) return null;
  if (id === undefined) return plain;
  const variable = await figma.variables.getVariableByIdAsync(id);
  return variable && figma.variables.setBoundVariableForPaint(plain, "color", variable);
}

/** Distances between letters that are set in px keep in proportion; those in percent do so by themselves. */
const spacingIn = ({ unit, value }: LetterSpacing, from: number, to: number): LetterSpacing =>
  unit === "PIXELS" ? { unit, value: (value * to) / from } : { unit, value };

type Look = Pick<StyledTextSegment, (typeof LOOK)[number]>;

/** Writes the words as the model is set, in their own size. */
async function write(text: TextNode, look: Look, paint: SolidPaint, change: LabelChange): Promise<void> {
  const { to, sizePx, box, style } = change;
  const { length } = to;
  text.characters = to;
  text.fontSize = sizePx;
  text.setRangeLineHeight(0, length, { unit: "PIXELS", value: box.height });
  text.setRangeLetterSpacing(0, length, spacingIn(look.letterSpacing, look.fontSize, sizePx));
  text.setRangeTextCase(0, length, look.textCase);
  text.fills = [paint];
  if (style !== undefined) await text.setFillStyleIdAsync(style);
  text.textAutoResize = "WIDTH_AND_HEIGHT";
}

type Parent = BaseNode & ChildrenMixin;

const indexIn = (parent: Parent, { id }: SceneNode): number =>
  parent.children.findIndex((child) => child.id === id);

/** Moves a layer to its place on the canvas; its own place is that in its parent. */
function moveTo(node: SceneNode, { x, y }: Vector): void {
  const box = "absoluteBoundingBox" in node ? node.absoluteBoundingBox : null;
  if (!box) return;
  node.x += x - box.x;
  node.y += y - box.y;
}

const isLaidOut = (parent: Parent, node: SceneNode): boolean =>
  "layoutMode" in parent &&
  parent.layoutMode !== "NONE" &&
  !("layoutPositioning" in node && node.layoutPositioning === "ABSOLUTE");

/** In an auto layout a label makes room by itself, wherever the labels above it have put its layer by now. */
function isWhereItWas(parent: Parent, node: SceneNode, { from }: LabelChange): boolean {
  const box = "absoluteBoundingBox" in node ? node.absoluteBoundingBox : null;
  const sides = isLaidOut(parent, node)
    ? (["width", "height"] as const)
    : (["x", "y", "width", "height"] as const);
  return box !== null && sides.every((side) => Math.abs(box[side] - from[side]) <= SAME_PX);
}

/** A stack of their own in the place of the layer, in which the editor puts them. */
function stack(parent: Parent, node: SceneNode, text: TextNode, change: LabelChange): void {
  const { from, box } = change;
  const { direction, isFirst, gapPx } = besideOf(change);
  const isFilling = "layoutSizingHorizontal" in node && node.layoutSizingHorizontal === "FILL";
  const stacked = figma.createFrame();
  const around = union([from, box]) ?? from;
  stacked.name = text.name;
  stacked.fills = [];
  stacked.clipsContent = false;
  stacked.resize(around.width, around.height);
  parent.insertChild(indexIn(parent, node), stacked);
  moveTo(stacked, around);
  for (const [one, place] of isFirst
    ? ([
        [text, box],
        [node, from],
      ] as const)
    : ([
        [node, from],
        [text, box],
      ] as const)) {
    stacked.appendChild(one);
    moveTo(one, place);
  }
  stacked.layoutMode = direction === "vertical" ? "VERTICAL" : "HORIZONTAL";
  if (direction === "horizontal") stacked.counterAxisAlignItems = "CENTER";
  stacked.itemSpacing = Math.round(gapPx);
  stacked.layoutSizingVertical = "HUG";
  stacked.layoutSizingHorizontal = isFilling ? "FILL" : "HUG";
  if (isFilling) node.layoutSizingHorizontal = "FILL";
}

/** In an auto layout a label stands in a stack with its layer, else beside it in its parent. */
function place(parent: Parent, node: SceneNode, text: TextNode, change: LabelChange): void {
  const { to, box } = change;
  text.name = to;
  text.resize(box.width, box.height);
  if (isLaidOut(parent, node)) return stack(parent, node, text, change);
  parent.insertChild(indexIn(parent, node) + 1, text);
  moveTo(text, box);
}

/**
 * Puts a text beside a layer. Resolves false when the layer lies elsewhere by now, or the text is gone whose font it
 * takes, or its variable or style. Where the editor refuses, no label is left behind, but a stack that was made may be:
 * one undo takes it back.
 */
export async function addLabel(
  node: SceneNode,
  change: LabelChange,
  requireTime: RequireTime,
): Promise<boolean> {
  const { parent } = node;
  const [look] = (await modelOf(change))?.getStyledTextSegments([...LOOK]) ?? [];
  const paint = await paintOf(change);
  if (!parent || !("insertChild" in parent) || !isWhereItWas(parent, node, change)) return false;
  if (!look || !paint) return false;
  await figma.loadFontAsync(look.fontName);
  await loadFontsIn(node);
  requireTime();
  const text = figma.createText();
  try {
    text.fontName = look.fontName;
    // Words grow from where they stand: the place comes first.
    place(parent, node, text, change);
    await write(text, look, paint, change);
    requireTime();
  } catch (error) {
    text.remove();
    throw error;
  }
  return true;
}
