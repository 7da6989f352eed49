import { loadFont, loadFonts } from "./fonts.ts";
import type { Prepared } from "./prepared.ts";
import { giverOf } from "./set-color.ts";
import { canvasBox } from "../canvas-box.ts";
import { findNode } from "../find-node.ts";
import { fromHex } from "../../../shared/scene/color.ts";
import { union } from "../../../shared/scene/geometry.ts";
import { besideOf } from "../../../shared/mend/beside.ts";
import { type LabelChange, SAME } from "../../../shared/mend/change.ts";

const LOOK = ["fontName", "fontSize", "letterSpacing", "textCase"] as const;

/** The text whose font a label takes; null when it is gone. */
async function modelOf({ like }: LabelChange): Promise<TextNode | null> {
  const model = await findNode(like);
  return model?.type === "TEXT" && model.characters !== "" ? model : null;
}

/** The paint of a label, by hand or from its variable. */
function paintOf({ color }: LabelChange, variable: Variable | null): SolidPaint {
  const plain: SolidPaint = { type: "SOLID", color: fromHex(color) };
  return variable ? figma.variables.setBoundVariableForPaint(plain, "color", variable) : plain;
}

/** Distances between letters that are set in px keep in proportion; those in percent do so by themselves. */
const spacingIn = ({ unit, value }: LetterSpacing, from: number, to: number): LetterSpacing =>
  unit === "PIXELS" ? { unit, value: (value * to) / from } : { unit, value };

type Look = Pick<StyledTextSegment, (typeof LOOK)[number]>;

/** Writes the words as the model is set, in their own size. */
async function write(text: TextNode, look: Look, paint: SolidPaint, change: LabelChange): Promise<void> {
  const { to, sizePx, box, style } = change;
  const { length } = to;
  text.name = to;
  text.fontName = look.fontName;
  text.resize(box.width, box.height);
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
  const box = canvasBox(node);
  if (!box) return;
  node.x += x - box.x;
  node.y += y - box.y;
}

/** True of a grid, which puts what comes anew where a cell is free: no text can be put beside what lies in one, and no layer before another. */
export const isGrid = (parent: BaseNode): boolean => "layoutMode" in parent && parent.layoutMode === "GRID";

const isLaidOut = (parent: Parent, node: SceneNode): boolean =>
  "layoutMode" in parent &&
  parent.layoutMode !== "NONE" &&
  !("layoutPositioning" in node && node.layoutPositioning === "ABSOLUTE");

/** In an auto layout a label makes room by itself, wherever the labels above it have put its layer by now. */
function isWhereItWas(parent: Parent, node: SceneNode, { from }: LabelChange): boolean {
  const box = canvasBox(node);
  const sides = isLaidOut(parent, node)
    ? (["width", "height"] as const)
    : (["x", "y", "width", "height"] as const);
  return box !== null && sides.every((side) => Math.abs(box[side] - from[side]) <= SAME.lengthPx);
}

const fills = (node: SceneNode): boolean =>
  "layoutSizingHorizontal" in node && node.layoutSizingHorizontal === "FILL";

/** Makes a layer as wide as its auto layout again: moved from parent to parent, it keeps its size instead. */
function fill(node: SceneNode): void {
  if ("layoutSizingHorizontal" in node) node.layoutSizingHorizontal = "FILL";
}

/** Fills an empty frame with a layer and its label, as a stack in the place of the layer, in which the editor puts them. */
function fillStack(
  stacked: FrameNode,
  parent: Parent,
  node: SceneNode,
  text: TextNode,
  change: LabelChange,
): void {
  const { from, box } = change;
  const { direction, isFirst, gapPx } = besideOf(change);
  const isFilling = fills(node);
  const around = union([from, box]) ?? from;
  stacked.name = text.name;
  stacked.fills = [];
  stacked.clipsContent = false;
  stacked.resize(around.width, around.height);
  parent.insertChild(indexIn(parent, node), stacked);
  moveTo(stacked, around);
  for (const one of isFirst ? [text, node] : [node, text]) {
    stacked.appendChild(one);
    moveTo(one, one === node ? from : box);
  }
  stacked.layoutMode = direction === "vertical" ? "VERTICAL" : "HORIZONTAL";
  if (direction === "horizontal") stacked.counterAxisAlignItems = "CENTER";
  stacked.itemSpacing = Math.round(gapPx);
  stacked.layoutSizingVertical = "HUG";
  stacked.layoutSizingHorizontal = isFilling ? "FILL" : "HUG";
  if (isFilling) fill(node);
}

/** Puts a layer and its label into a stack of their own. Where the editor refuses, the layer is put back. */
function stack(parent: Parent, node: SceneNode, text: TextNode, change: LabelChange): void {
  const index = indexIn(parent, node);
  const isFilling = fills(node);
  const stacked = figma.createFrame();
  try {
    fillStack(stacked, parent, node, text, change);
  } catch (error) {
    if (node.parent?.id === stacked.id) {
      parent.insertChild(index, node);
      if (isFilling) fill(node);
    }
    stacked.remove();
    throw error;
  }
}

/** In an auto layout a label stands in a stack with its layer, else beside it in its parent. */
function place(parent: Parent, node: SceneNode, text: TextNode, change: LabelChange): void {
  if (isLaidOut(parent, node)) return stack(parent, node, text, change);
  parent.insertChild(indexIn(parent, node) + 1, text);
  moveTo(text, change.box);
}

/**
 * Prepares to put a text beside a layer: not where the layer lies elsewhere by now, or the text is gone whose font it
 * takes, or its variable or style. Where the editor refuses, all is left as it was.
 */
export async function prepareLabel(node: SceneNode, change: LabelChange): Prepared {
  const { parent } = node;
  const [look] = (await modelOf(change))?.getStyledTextSegments([...LOOK]) ?? [];
  const variable = await giverOf(change);
  if (!parent || !("insertChild" in parent) || isGrid(parent) || !look || variable === undefined) return null;
  await loadFont(look.fontName);
  await loadFonts(node);
  if (!isWhereItWas(parent, node, change)) return null;
  return async (requireTime) => {
    const text = figma.createText();
    try {
      await write(text, look, paintOf(change, variable), change);
      requireTime();
      place(parent, node, text, change);
    } catch (error) {
      text.remove();
      throw error;
    }
  };
}
