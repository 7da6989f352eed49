import { MAX_NAME_LENGTH, MAX_NODE_DEPTH } from "../bounds.ts";
import { isSameBox, union } from "../geometry.ts";
import {
  asObject,
  booleanField,
  field,
  type JsonObject,
  numberField,
  objectField,
  requiredNumber,
  requiredSize,
  requiredString,
  stringField,
  unitField,
} from "../json.ts";
import { leaveOut, orElse, orLeftOut, readEach, untold } from "../leave-out.ts";
import { inside, type Place, SceneError } from "../place.ts";
import { readInstance, readModes, readStyles, readVariables } from "./read-bindings.ts";
import { readAutoLayout, readConstraints, readCornerRadii, readScrolls, readSizing } from "./read-layout.ts";
import { partial, readBlendMode, readEffects, readPaints, readStroke } from "./read-paint.ts";
import { readContours } from "./read-contours.ts";
import { readReactions } from "./read-reactions.ts";
import { readText } from "./read-text.ts";
import { hundredths } from "../round.ts";
import type { Box, SceneNode } from "../scene.ts";

/** A box without the thousandths that turns and instances leave behind. */
function readBox(node: JsonObject, name: string): Box | undefined {
  const box = objectField(node, name);
  if (!box) return undefined;
  const [width, height] = [requiredSize(box, "width"), requiredSize(box, "height")];
  return {
    x: hundredths(requiredNumber(box, "x")),
    y: hundredths(requiredNumber(box, "y")),
    width: hundredths(width),
    height: hundredths(height),
  };
}

/** The REST API turns counter-clockwise in radians; a scene turns clockwise in degrees. */
function readRotation(node: JsonObject): number | undefined {
  const radians = numberField(node, "rotation");
  const degrees = radians === undefined ? 0 : hundredths((-radians * 180) / Math.PI);
  return degrees % 360 || undefined;
}

const FULL_TURN = 2 * Math.PI - 0.001;

/** True when an ellipse has a hole, or is not drawn all around. */
function isArc(node: JsonObject): boolean {
  const arc = objectField(node, "arcData");
  if (!arc) return false;
  const from = numberField(arc, "startingAngle") ?? 0;
  const to = numberField(arc, "endingAngle") ?? from + 2 * Math.PI;
  return (numberField(arc, "innerRadius") ?? 0) > 0 || Math.abs(to - from) < FULL_TURN;
}

const flag = (node: JsonObject, name: string): true | undefined =>
  booleanField(node, name) ? true : undefined;

/** The properties of a layer, each read by itself: one that cannot be read is left out, and the others are not. */
const PROPERTIES: {
  readonly [Key in keyof SceneNode]?: (node: JsonObject, box: Box) => SceneNode[Key] | undefined;
} = {
  renderBox: (node, box) => {
    const renderBox = readBox(node, "absoluteRenderBounds");
    return renderBox && !isSameBox(renderBox, box, 0) ? renderBox : undefined;
  },
  rotationDeg: readRotation,
  opacity: (node) => partial(unitField(node, "opacity")),
  blendMode: readBlendMode,
  fills: (node) => readPaints(node, field(node, "fills") === undefined ? "background" : "fills"),
  strokes: (node) => readPaints(node, "strokes"),
  stroke: readStroke,
  effects: readEffects,
  cornerRadiiPx: readCornerRadii,
  isArc: (node) => (isArc(node) ? true : undefined),
  clipsContent: (node) => flag(node, "clipsContent"),
  isMask: (node) => flag(node, "isMask"),
  layout: readAutoLayout,
  sizing: readSizing,
  isAbsolute: (node) => (stringField(node, "layoutPositioning") === "ABSOLUTE" ? true : undefined),
  constraints: readConstraints,
  scrolls: readScrolls,
  contours: readContours,
  instance: readInstance,
  reactions: readReactions,
  variables: readVariables,
  modes: readModes,
  styles: readStyles,
};

const READERS = Object.entries(PROPERTIES);

/** Adds the properties that are there. The editor’s engine does this for every layer, and there each call and copy tells. */
function addProperties(read: Record<string, unknown>, node: JsonObject, box: Box): void {
  for (const [name, readProperty] of READERS)
    try {
      const value = readProperty(node, box);
      if (value !== undefined) read[name] = value;
    } catch (error) {
      leaveOut(error);
    }
}

/** Types that have no box in the REST API; of a group it is the one around its children. */
const BOXLESS: ReadonlySet<string> = new Set(["GROUP", "WIDGET", "EMBED", "LINK_UNFURL"]);

/** A box of its own, or else the box around the children; null when the node paints nothing. */
function settleBox(node: JsonObject, children: readonly SceneNode[]): Box | null {
  const given = node.fields["absoluteBoundingBox"];
  const box = orElse(() => readBox(node, "absoluteBoundingBox"), null);
  if (box) return box;
  if (children.length > 0) return union(children.map((child) => child.box));
  if (box === null || given === null || BOXLESS.has(String(field(node, "type")))) return null;
  throw new SceneError(inside(node.place, "absoluteBoundingBox"), "the box of the layer is missing");
}

function isHidden(node: JsonObject): boolean {
  const isVisible = orLeftOut(() => booleanField(node, "visible"));
  return isVisible === false || orLeftOut(() => unitField(untold(node), "opacity")) === 0;
}

/** Children in the order in which they are painted: a layout may stack the first of those that overlap on top. */
export function inPaintingOrder(node: JsonObject, children: readonly SceneNode[]): readonly SceneNode[] {
  if (field(node, "itemReverseZIndex") !== true || field(node, "layoutMode") === undefined) return children;
  // Where none overlap, the order says how they follow one another, and nothing else.
  const overlap =
    Number(field(node, "itemSpacing")) < 0 || children.some(({ isAbsolute }) => isAbsolute === true);
  const painted = [...children];
  if (overlap) painted.reverse();
  return painted;
}

/** Texts in a box, and texts along a path. */
const TEXT_TYPES: ReadonlySet<string> = new Set(["TEXT", "TEXT_PATH"]);

/** True for a section that shows nothing of what lies in it. */
export const hidesContents = (node: JsonObject): boolean => field(node, "sectionContentsHidden") === true;

function readNodeAt(node: JsonObject, level: number): SceneNode | null {
  if (level > MAX_NODE_DEPTH)
    throw new SceneError(node.place, `layers are nested more than ${MAX_NODE_DEPTH} deep`);
  if (isHidden(node)) return null;
  const [id, type] = [requiredString(node, "id"), requiredString(node, "type")];
  if (type === "SLICE") return null; // an area to export, of which nothing is painted
  if (id === "") throw new SceneError(inside(node.place, "id"), "expected an id, found nothing");
  const name = orElse(() => requiredString(node, "name"), "").slice(0, MAX_NAME_LENGTH);
  const text = TEXT_TYPES.has(type) ? readText(node) : undefined;
  const shown = hidesContents(node)
    ? []
    : readEach(node, "children", (child) => readNodeAt(child, level + 1));
  const children = inPaintingOrder(node, shown);
  const box = settleBox(node, children);
  if (!box) return null;
  const read: { -readonly [Key in keyof SceneNode]: SceneNode[Key] } = { id, name, type, box };
  addProperties(read, node, box);
  if (text) read.text = text;
  if (children.length > 0) read.children = children;
  return read;
}

/**
 * Reads one node of the REST API, with everything visible inside it. What of it cannot be read is left out, and whoever
 * the place says is told; a layer without an id, a type, a box or readable characters goes with everything inside it.
 * @returns null when the node is hidden, paints nothing or cannot be read.
 */
export const readNode = (value: unknown, place: Place): SceneNode | null =>
  orElse(() => readNodeAt(asObject(value, place), 1), null);
