import type { UnreadPart } from "../../protocol/collect-unread.ts";
import {
  describeBindings,
  describeInteractions,
  describeProperties,
  describeStyle,
} from "./describe-bindings.ts";
import {
  describeAutoLayout,
  describeClipping,
  describeConstraints,
  describeScrolling,
  describeSizing,
} from "./describe-layout.ts";
import { describeModes } from "./describe-modes.ts";
import { describeContours } from "./describe-contours.ts";
import {
  describeArc,
  describeBlending,
  describeCorners,
  describeEffects,
  describeFills,
  describeMask,
} from "./describe-shape.ts";
import { describeText, isTextNode } from "./describe-text.ts";
import type { Having, LayerFields } from "./fields.ts";
import { describePaints } from "./describe-paint.ts";
import { unlessMixed } from "./mixed.ts";

/** The stroke of a layer; its widths may differ from side to side. */
function describeStroke(node: Having<"strokes">, fields: LayerFields): void {
  const strokes = describePaints(node.strokes);
  if (!strokes) return;
  const strokeWeight = unlessMixed(node.strokeWeight);
  const { dashPattern } = node;
  const stroke: LayerFields = { strokes, strokeAlign: node.strokeAlign };
  if (dashPattern.length > 0) stroke["strokeDashes"] = dashPattern;
  if (strokeWeight !== undefined) stroke["strokeWeight"] = strokeWeight;
  else if ("strokeTopWeight" in node)
    stroke["individualStrokeWeights"] = {
      top: node.strokeTopWeight,
      right: node.strokeRightWeight,
      bottom: node.strokeBottomWeight,
      left: node.strokeLeftWeight,
    };
  Object.assign(fields, stroke);
}

/** The box of a layer. */
function describePlace(node: SceneNode, fields: LayerFields): void {
  fields["absoluteBoundingBox"] = node.absoluteBoundingBox;
}

const isSame = (a: Rect, b: Rect): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** The box that a layer paints with its effects, where it is another one; nothing is said of a layer that paints nothing. */
function describeInk(node: Having<"absoluteRenderBounds">, fields: LayerFields): void {
  const ink = node.absoluteRenderBounds;
  const box = fields["absoluteBoundingBox"] as Rect | null | undefined;
  if (ink && !(box && isSame(ink, box))) fields["absoluteRenderBounds"] = ink;
}

/** How a layer is turned. */
function describeRotation(node: Having<"rotation">, fields: LayerFields): void {
  const { rotation } = node;
  if (rotation !== 0) fields["rotation"] = (rotation * Math.PI) / 180;
}

const REST_TYPES: Readonly<Record<string, string>> = { POLYGON: "REGULAR_POLYGON" };

/** Is told which part of a layer the editor refused to tell of, and why. */
export type Note = (node: SceneNode, part: UnreadPart, error: unknown) => void;

/** A paint that no reader knows. Left out, a text on it would be judged on the ground below. */
const UNKNOWN_PAINTS = [{ type: "UNKNOWN" }];

interface Part {
  readonly part: UnreadPart;
  /** A layer without this property has nothing of the part to tell, and to ask for what is not there is refused. */
  readonly needs: string;
  readonly describe: (node: SceneNode, fields: LayerFields, isLaidOut: boolean) => void;
  /** The fields that stand for it where it cannot be read; undefined: none do. */
  readonly otherwise: LayerFields | undefined;
}

const part = <Name extends string>(
  name: UnreadPart,
  needs: Name,
  describe: (node: Having<Name>, fields: LayerFields, isLaidOut: boolean) => void,
  otherwise?: LayerFields,
): Part => ({ part: name, needs, describe: describe as Part["describe"], otherwise });

/**
 * The parts that are told of a layer, each by itself. Some rest on earlier ones: what is painted, on the box; contours,
 * on box and paints; the sizing, on the layout.
 */
const PARTS: readonly Part[] = [
  part("property", "absoluteBoundingBox", describePlace),
  part("property", "absoluteRenderBounds", describeInk),
  part("property", "rotation", describeRotation),
  part("property", "blendMode", describeBlending),
  part("property", "isMask", describeMask),
  part("effect", "effects", describeEffects),
  part("stroke", "strokes", describeStroke),
  part("property", "cornerRadius", describeCorners),
  part("property", "arcData", describeArc),
  part("fill", "fills", describeFills, { fills: UNKNOWN_PAINTS }),
  part("property", "fillGeometry", describeContours),
  part("property", "layoutMode", describeAutoLayout),
  part("property", "layoutSizingHorizontal", describeSizing),
  part("property", "constraints", describeConstraints),
  part("property", "clipsContent", describeClipping),
  part("property", "overflowDirection", describeScrolling),
  part("property", "componentProperties", describeProperties),
  part("property", "reactions", describeInteractions),
  part("property", "boundVariables", describeBindings),
  part("property", "explicitVariableModes", describeModes),
  part("property", "fillStyleId", describeStyle("fill", "fillStyleId", "fills")),
  part("property", "strokeStyleId", describeStyle("stroke", "strokeStyleId", "strokes")),
  part("property", "effectStyleId", describeStyle("effect", "effectStyleId", "effects")),
];

/** Fields that differ from stretch to stretch of a text, and are told with its characters. */
const OF_STRETCHES: ReadonlySet<string> = new Set(["fills", "fillStyleId"]);

const partsByType: Record<string, readonly Part[]> = {};

/** Layers of one type have the same properties: what is not there is found out once, not for each of thousands. */
function findParts(node: SceneNode): readonly Part[] {
  const isText = isTextNode(node);
  const parts = PARTS.filter(({ needs }) => needs in node && !(isText && OF_STRETCHES.has(needs)));
  return (partsByType[node.type] = parts);
}

/**
 * Describes one layer, which its parent may lay out, without its children, in the words of the REST API's JSON. A part
 * that the editor refuses to tell costs that part alone; without its letters a text says nothing. The answer is the
 * caller's to go on with: nothing else holds it.
 */
export function describeNode(node: SceneNode, isLaidOut: boolean, note: Note): LayerFields {
  const { type } = node;
  const fields: LayerFields = { id: node.id, name: node.name, type: REST_TYPES[type] ?? type };
  for (const one of partsByType[type] ?? findParts(node))
    try {
      one.describe(node, fields, isLaidOut);
    } catch (error) {
      note(node, one.part, error);
      if (one.otherwise) Object.assign(fields, one.otherwise);
    }
  if (isTextNode(node)) describeText(node, fields);
  return fields;
}
