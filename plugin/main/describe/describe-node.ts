import type { UnreadPart } from "../../protocol/messages.ts";
import {
  describeBindings,
  describeDetaching,
  describeInteractions,
  describeProperties,
  describeStyles,
} from "./describe-bindings.ts";
import { describeLayout } from "./describe-layout.ts";
import { describeModes } from "./describe-modes.ts";
import { describeBlending, describeCorners, describeEffects, describeFills } from "./describe-shape.ts";
import { describeStroke } from "./describe-stroke.ts";
import { describeText, isTextNode } from "./describe-text.ts";
import { type LayerFields, putUnusual } from "./fields.ts";

const REST_TYPES: Readonly<Record<string, string>> = { POLYGON: "REGULAR_POLYGON" };

/** Is told which part of a layer the editor refused to tell of, and why. */
export type Note = (part: UnreadPart, error: unknown) => void;

function describePlace(node: SceneNode, fields: LayerFields): void {
  fields["absoluteBoundingBox"] = node.absoluteBoundingBox;
  if ("absoluteRenderBounds" in node)
    putUnusual(fields, "absoluteRenderBounds", node.absoluteRenderBounds, null);
  if ("rotation" in node) putUnusual(fields, "rotation", (node.rotation * Math.PI) / 180, 0);
}

/** A kind of paint that no reader knows: something is painted there, or what is written on it would be judged on what lies below. */
const UNKNOWN_PAINTS = [{ type: "UNKNOWN" }];

interface Part {
  readonly part: UnreadPart;
  readonly describe: (node: SceneNode, fields: LayerFields, isLaidOut: boolean) => void;
  /** What stands for it where it cannot be read. */
  readonly otherwise?: LayerFields;
}

const PARTS: readonly Part[] = [
  { part: "property", describe: describePlace },
  { part: "property", describe: describeBlending },
  { part: "effect", describe: describeEffects },
  { part: "stroke", describe: describeStroke },
  { part: "property", describe: describeCorners },
  { part: "fill", describe: describeFills, otherwise: { fills: UNKNOWN_PAINTS } },
  { part: "property", describe: describeLayout },
  { part: "property", describe: describeProperties },
  { part: "property", describe: describeDetaching },
  { part: "property", describe: describeInteractions },
  { part: "property", describe: describeBindings },
  { part: "property", describe: describeModes },
  { part: "property", describe: describeStyles },
];

/**
 * Describes one layer, which its parent may lay out, without its children, in the words of the REST API's JSON. What the editor refuses to tell of it
 * costs that part alone; without its letters a text says nothing. The answer is the caller's to go on with: nothing else
 * holds it.
 */
export function describeNode(node: SceneNode, isLaidOut: boolean, note: Note): LayerFields {
  const fields: LayerFields = { id: node.id, name: node.name, type: REST_TYPES[node.type] ?? node.type };
  putUnusual(fields, "locked", node.locked, false);
  for (const one of PARTS)
    try {
      one.describe(node, fields, isLaidOut);
    } catch (error) {
      note(one.part, error);
      if (one.otherwise) Object.assign(fields, one.otherwise);
    }
  if (isTextNode(node)) describeText(node, fields);
  return fields;
}
