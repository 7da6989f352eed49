import type { Layer } from "../../perception/frame/frame.ts";
import { frameOf } from "../../perception/frame/frame.ts";
import { remembered } from "../../perception/frame/remembered.ts";

const isDefinition = ({ node: { type } }: Layer): boolean => type === "COMPONENT" || type === "COMPONENT_SET";

/** Of a variant that stands in its set, the set speaks. */
const definitionOf = ({ node, parent }: Layer): string =>
  parent?.node.type === "COMPONENT_SET" ? parent.node.id : node.id;

function ownComponent(layer: Layer): string | undefined {
  if (isDefinition(layer)) return definitionOf(layer);
  const id = layer.node.instance?.componentId;
  return id === undefined ? undefined : (frameOf(layer).scene.components[id]?.setId ?? id);
}

/** The id of the component, or of its set, that a layer is made from or lies in: the nearest; undefined for none. */
export const componentOf: (layer: Layer) => string | undefined = remembered(
  (layer: Layer) => ownComponent(layer) ?? (layer.parent ? componentOf(layer.parent) : undefined),
);
