import type { UnreadPart } from "../../protocol/messages.ts";
import {
  describeBindings,
  describeDetaching,
  describeInteractions,
  describeOverlay,
  describeProperties,
  describeStyles,
} from "./describe-bindings.ts";
import { describeLayout } from "./describe-layout.ts";
import { describeModes } from "./describe-modes.ts";
import { describeBlending, describeCorners, describeEffects, describeFills } from "./describe-shape.ts";
import { describeStroke } from "./describe-stroke.ts";
import { describeText, isTextNode } from "./describe-text.ts";
import type { RestFields } from "./rest-fields.ts";

const REST_TYPES: Readonly<Record<string, string>> = { POLYGON: "REGULAR_POLYGON" };

/** Is told which part of a layer the editor refused to tell of, and why. */
export type Note = (part: UnreadPart, error: unknown) => void;

function describePlace(node: SceneNode): RestFields {
  return {
    absoluteBoundingBox: node.absoluteBoundingBox,
    absoluteRenderBounds: "absoluteRenderBounds" in node ? node.absoluteRenderBounds : undefined,
    rotation: "rotation" in node ? (node.rotation * Math.PI) / 180 : undefined,
  };
}

/** A paint that nobody can read: something is painted there, or what is written on it would be judged on what lies below. */
const UNKNOWN_PAINTS = [{}];

/** The parts of a layer, each with what stands for it where it cannot be read. */
const PARTS: readonly (readonly [UnreadPart, (node: SceneNode) => RestFields, RestFields?])[] = [
  ["property", describePlace],
  ["property", describeBlending],
  ["effect", describeEffects],
  ["stroke", describeStroke],
  ["property", describeCorners],
  ["fill", describeFills, { fills: UNKNOWN_PAINTS }],
  ["property", describeLayout],
  ["property", describeProperties],
  ["property", describeDetaching],
  ["property", describeInteractions],
  ["property", describeOverlay],
  ["property", describeBindings],
  ["property", describeModes],
  ["property", describeStyles],
];

function describePart(
  node: SceneNode,
  [part, describe, otherwise = {}]: (typeof PARTS)[number],
  note: Note,
): RestFields {
  try {
    return describe(node);
  } catch (error) {
    note(part, error);
    return otherwise;
  }
}

/** The shared styles that a part of a layer names, put to those of the parts before. */
function addStyles(styles: Record<string, unknown>, { styles: named }: RestFields): void {
  if (!named) return;
  for (const [kind, id] of Object.entries(named)) if (id !== undefined) styles[kind] = id;
}

/**
 * Describes one layer, without its children, in the words of the REST API's JSON. What the editor refuses to tell of it
 * costs that part alone; without its letters a text says nothing, and they have the last word. The answer is the
 * caller's to go on with: nothing else holds it.
 */
export function describeNode(node: SceneNode, note: Note): Record<string, unknown> {
  const type = REST_TYPES[node.type] ?? node.type;
  const fields: Record<string, unknown> = { id: node.id, name: node.name, type, locked: node.locked };
  const styles: Record<string, unknown> = {};
  const add = (part: RestFields) => {
    Object.assign(fields, part);
    addStyles(styles, part);
  };
  for (const part of PARTS) add(describePart(node, part, note));
  if (isTextNode(node)) add(describeText(node));
  fields["styles"] = styles;
  return fields;
}
