import type { Scene, SceneNode } from "./scene.ts";

/**
 * The component, or its set, that a node is or is an instance of, by id; undefined for any other node. A variant counts
 * as its set: what is meant for a button is meant for all of its states.
 */
export function componentOfNode(
  { id, type, instance }: SceneNode,
  parent: SceneNode | undefined,
  components: Scene["components"],
): string | undefined {
  if (type === "COMPONENT_SET") return id;
  if (type === "COMPONENT") return parent?.type === "COMPONENT_SET" ? parent.id : id;
  const main = instance?.componentId;
  return main === undefined ? undefined : (components[main]?.setId ?? main);
}
