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
import { describeShape } from "./describe-shape.ts";
import { describeText } from "./describe-text.ts";
import { joined, type RestFields } from "./rest-fields.ts";

const REST_TYPES: Readonly<Record<string, string>> = { POLYGON: "REGULAR_POLYGON" };

function describePlace(node: SceneNode): RestFields {
  return {
    absoluteBoundingBox: node.absoluteBoundingBox,
    absoluteRenderBounds: "absoluteRenderBounds" in node ? node.absoluteRenderBounds : undefined,
    rotation: "rotation" in node ? (node.rotation * Math.PI) / 180 : undefined,
  };
}

/** Describes one layer, without its children, in the words of the REST API's JSON. */
export function describeNode(node: SceneNode): RestFields {
  const text = node.type === "TEXT" ? describeText(node) : undefined;
  return joined(
    { id: node.id, name: node.name, type: REST_TYPES[node.type] ?? node.type, locked: node.locked },
    describePlace(node),
    describeShape(node),
    describeLayout(node),
    describeProperties(node),
    describeDetaching(node),
    describeInteractions(node),
    describeOverlay(node),
    describeBindings(node),
    describeModes(node),
    text,
    { styles: joined(describeStyles(node), text?.styles) },
  );
}
