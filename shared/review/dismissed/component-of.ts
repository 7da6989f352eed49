import { frameOf, type Layer } from "../../perception/frame/frame.ts";
import { remembered } from "../../perception/frame/remembered.ts";
import { componentOfNode } from "../../scene/component-of-node.ts";

/** The id of the component, or of its set, that a layer is made from or lies in: the nearest; undefined for none. */
export const componentOf: (layer: Layer) => string | undefined = remembered((layer: Layer) => {
  const { node, parent } = layer;
  const own = componentOfNode(node, parent?.node, frameOf(layer).scene.components);
  return own ?? (parent ? componentOf(parent) : undefined);
});
