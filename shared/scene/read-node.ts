import { union } from "./geometry.ts";
import {
  asObject,
  booleanField,
  compact,
  field,
  type JsonObject,
  listField,
  numberField,
  objectField,
  objectList,
  requiredNumber,
  requiredString,
  stringField,
  unitField,
} from "./json.ts";
import { inside, type Place, SceneError } from "./place.ts";
import { readAutoLayout, readConstraints, readCornerRadii, readScrolls, readSizing } from "./read-layout.ts";
import { partial, readBlendMode, readEffects, readPaints, readStroke } from "./read-paint.ts";
import { readText } from "./read-text.ts";
import type { Box, Instance, Reaction, SceneNode } from "./scene.ts";

/** Deeper nesting than any design has; it guards against a document built to exhaust the reader. */
const MAX_DEPTH = 400;

function readBox(node: JsonObject, name: string): Box | undefined {
  const box = objectField(node, name);
  if (!box) return undefined;
  const [width, height] = [requiredNumber(box, "width"), requiredNumber(box, "height")];
  if (width < 0 || height < 0) throw new SceneError(box.place, "width and height cannot be below 0");
  return { x: requiredNumber(box, "x"), y: requiredNumber(box, "y"), width, height };
}

const isSame = (a: Box, b: Box): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** The REST API turns counter-clockwise in radians; a scene turns clockwise in degrees. */
function readRotation(node: JsonObject): number | undefined {
  const radians = numberField(node, "rotation");
  const degrees = radians === undefined ? 0 : Math.round((-radians * 180 * 100) / Math.PI) / 100;
  return degrees % 360 || undefined;
}

function readInstance(node: JsonObject): Instance | undefined {
  if (field(node, "type") !== "INSTANCE") return undefined;
  const given = objectField(node, "componentProperties");
  const properties = Object.entries(given?.fields ?? {}).flatMap(([name, property]) => {
    const value = (property as { value?: unknown } | null)?.value;
    return typeof value === "string" || typeof value === "boolean" ? [[name, value] as const] : [];
  });
  return compact<Instance>({
    componentId: stringField(node, "componentId"),
    properties: properties.length > 0 ? Object.fromEntries(properties) : undefined,
  });
}

/** The actions of a list, those that hang on a condition in place of the condition. */
const actionsIn = (owner: JsonObject): readonly JsonObject[] =>
  objectList(owner, "actions").flatMap((action) => {
    const conditional = objectList(action, "conditionalBlocks").flatMap(actionsIn);
    return conditional.length > 0 ? conditional : [action];
  });

function readInteraction(interaction: JsonObject): readonly Reaction[] {
  const trigger = objectField(interaction, "trigger");
  return actionsIn(interaction).map((action) =>
    compact<Reaction>({
      trigger: (trigger && stringField(trigger, "type")) ?? "ON_CLICK",
      action: stringField(action, "type") ?? "NODE",
      navigation: stringField(action, "navigation"),
      destinationId: stringField(action, "destinationId"),
    }),
  );
}

function readReactions(node: JsonObject): readonly Reaction[] | undefined {
  const reactions = objectList(node, "interactions").flatMap(readInteraction);
  const destinationId = stringField(node, "transitionNodeID");
  if (reactions.length > 0) return reactions;
  return destinationId ? [{ trigger: "ON_CLICK", action: "NODE", destinationId }] : undefined;
}

const OVERLAY_INTERACTIONS: Readonly<Record<string, boolean>> = { NONE: false, CLOSE_ON_CLICK_OUTSIDE: true };

const readOverlay = (node: JsonObject): boolean | undefined =>
  OVERLAY_INTERACTIONS[stringField(node, "overlayBackgroundInteraction") ?? ""];

function aliasIds(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("id" in value && typeof value.id === "string") return [value.id];
  return Object.values(value).flatMap(aliasIds);
}

function readVariables(node: JsonObject): SceneNode["variables"] {
  const bound = Object.entries(objectField(node, "boundVariables")?.fields ?? {})
    .map(([property, value]) => [property, aliasIds(value)] as const)
    .filter(([, ids]) => ids.length > 0);
  return bound.length > 0 ? Object.fromEntries(bound) : undefined;
}

const FULL_TURN = 2 * Math.PI - 0.001;

/** Whether an ellipse has a hole, or is not drawn all around. */
function isArc(node: JsonObject): boolean {
  const arc = objectField(node, "arcData");
  if (!arc) return false;
  const from = numberField(arc, "startingAngle") ?? 0;
  const to = numberField(arc, "endingAngle") ?? from + 2 * Math.PI;
  return (numberField(arc, "innerRadius") ?? 0) > 0 || Math.abs(to - from) < FULL_TURN;
}

/** The ids of the modes that are set on a layer, a section or a page, by collection. */
export function readModes(owner: JsonObject): SceneNode["modes"] {
  const modes = Object.entries(objectField(owner, "explicitVariableModes")?.fields ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return modes.length > 0 ? Object.fromEntries(modes) : undefined;
}

function readStyles(node: JsonObject): SceneNode["styles"] {
  const styles = Object.entries(objectField(node, "styles")?.fields ?? {}).flatMap(([kind, id]) =>
    typeof id === "string" ? [[kind.replace(/s$/, ""), id] as const] : [],
  );
  return styles.length > 0 ? Object.fromEntries(styles) : undefined;
}

/** A box of its own, or else the box around the children; null when the node paints nothing. */
function settleBox(node: JsonObject, children: readonly SceneNode[]): Box | null {
  const own = readBox(node, "absoluteBoundingBox");
  if (own) return own;
  if (children.length > 0) return union(children.map((child) => child.box));
  if (node.fields["absoluteBoundingBox"] === null || field(node, "type") === "GROUP") return null;
  throw new SceneError(inside(node.place, "absoluteBoundingBox"), "the box of the layer is missing");
}

const readChildren = (node: JsonObject, depth: number): readonly SceneNode[] =>
  listField(node, "children").flatMap(({ value, place }) => readNodeAt(value, place, depth + 1) ?? []);

function readNodeAt(value: unknown, place: Place, depth: number): SceneNode | null {
  if (depth > MAX_DEPTH) throw new SceneError(place, `layers are nested more than ${MAX_DEPTH} deep`);
  const node = asObject(value, place);
  if (booleanField(node, "visible") === false || unitField(node, "opacity") === 0) return null;
  const [id, name, type] = [
    requiredString(node, "id"),
    requiredString(node, "name"),
    requiredString(node, "type"),
  ];
  const children = readChildren(node, depth);
  const box = settleBox(node, children);
  if (!box) return null;
  const renderBox = readBox(node, "absoluteRenderBounds");
  return compact<SceneNode>({
    id,
    name,
    type,
    box,
    renderBox: renderBox && !isSame(renderBox, box) ? renderBox : undefined,
    rotationDeg: readRotation(node),
    isLocked: booleanField(node, "locked") ? true : undefined,
    opacity: partial(unitField(node, "opacity")),
    blendMode: readBlendMode(node),
    fills: readPaints(node, field(node, "fills") === undefined ? "background" : "fills"),
    strokes: readPaints(node, "strokes"),
    stroke: readStroke(node),
    effects: readEffects(node),
    cornerRadiiPx: readCornerRadii(node),
    isArc: isArc(node) ? true : undefined,
    clipsContent: booleanField(node, "clipsContent") ? true : undefined,
    isMask: booleanField(node, "isMask") ? true : undefined,
    layout: readAutoLayout(node),
    sizing: readSizing(node),
    isAbsolute: stringField(node, "layoutPositioning") === "ABSOLUTE" ? true : undefined,
    constraints: readConstraints(node),
    scrolls: readScrolls(node),
    text: type === "TEXT" ? readText(node) : undefined,
    instance: readInstance(node),
    isDetached: objectField(node, "detachedInfo") ? true : undefined,
    reactions: readReactions(node),
    closesOnClickOutside: readOverlay(node),
    variables: readVariables(node),
    modes: readModes(node),
    styles: readStyles(node),
    children: children.length > 0 ? children : undefined,
  });
}

/**
 * Reads one node of the REST API, with everything visible inside it.
 * @returns null when the node is hidden or paints nothing.
 * @throws SceneError naming the place of what cannot be read.
 */
export const readNode = (value: unknown, place: Place): SceneNode | null => readNodeAt(value, place, 0);
