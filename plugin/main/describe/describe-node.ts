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
import { joined, type RestFields } from "./rest-fields.ts";

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

const describeLetters = (node: SceneNode): RestFields => (isTextNode(node) ? describeText(node) : {});

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

/**
 * Describes one layer, without its children, in the words of the REST API's JSON. What the editor refuses to tell of it
 * costs that part alone; without its letters a text says nothing.
 */
export function describeNode(node: SceneNode, note: Note): RestFields {
  const parts = PARTS.map((part) => describePart(node, part, note));
  const text = describeLetters(node);
  const own = { id: node.id, name: node.name, type: REST_TYPES[node.type] ?? node.type, locked: node.locked };
  const fields = joined(own, ...parts, text);
  return joined(fields, { styles: stylesOf([...parts, text]) });
}

/** The shared styles that the parts of a layer name; the letters of a text have the last word. */
function stylesOf(parts: readonly RestFields[]): RestFields {
  const styles: Record<string, unknown> = {};
  for (const { styles: named } of parts)
    for (const [kind, id] of Object.entries(named ?? {})) if (id !== undefined) styles[kind] = id;
  return styles;
}
