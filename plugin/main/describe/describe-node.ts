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
import { type Fields, put } from "./fields.ts";

const REST_TYPES: Readonly<Record<string, string>> = { POLYGON: "REGULAR_POLYGON" };

/** Is told which part of a layer the editor refused to tell of, and why. */
export type Note = (part: UnreadPart, error: unknown) => void;

function describePlace(node: SceneNode, fields: Fields): void {
  fields["absoluteBoundingBox"] = node.absoluteBoundingBox;
  if ("absoluteRenderBounds" in node) put(fields, "absoluteRenderBounds", node.absoluteRenderBounds, null);
  if ("rotation" in node) put(fields, "rotation", (node.rotation * Math.PI) / 180, 0);
}

/** A kind of paint that no reader knows: something is painted there, or what is written on it would be judged on what lies below. */
const UNKNOWN_PAINTS = [{ type: "UNKNOWN" }];

/** The parts of a layer, each with what stands for it where it cannot be read. */
const PARTS: readonly (readonly [
  part: UnreadPart,
  describe: (node: SceneNode, fields: Fields, isLaidOut: boolean) => void,
  otherwise?: Fields,
])[] = [
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

/**
 * Describes one layer, which its parent may lay out, without its children, in the words of the REST API's JSON. What the editor refuses to tell of it
 * costs that part alone; without its letters a text says nothing. The answer is the caller's to go on with: nothing else
 * holds it.
 */
export function describeNode(node: SceneNode, isLaidOut: boolean, note: Note): Fields {
  const fields: Fields = { id: node.id, name: node.name, type: REST_TYPES[node.type] ?? node.type };
  put(fields, "locked", node.locked, false);
  for (const [part, describe, otherwise] of PARTS)
    try {
      describe(node, fields, isLaidOut);
    } catch (error) {
      note(part, error);
      if (otherwise) Object.assign(fields, otherwise);
    }
  if (isTextNode(node)) describeText(node, fields);
  return fields;
}
