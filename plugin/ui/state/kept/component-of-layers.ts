import { componentOfNode } from "../../../../shared/scene/component-of-node.ts";
import type { Scene, SceneNode } from "../../../../shared/scene/scene.ts";

/** The ids of the components, or sets, that some layers are made from or lie in. */
function componentsOf(scene: Scene, layerIds: ReadonlySet<string>): ReadonlySet<string | undefined> {
  const found = new Set<string | undefined>();
  const walk = (node: SceneNode, parent: SceneNode | undefined, around: string | undefined): void => {
    const component = componentOfNode(node, parent, scene.components) ?? around;
    if (layerIds.has(node.id)) found.add(component);
    for (const child of node.children ?? []) walk(child, node, component);
  };
  for (const frame of scene.frames) walk(frame, undefined, undefined);
  return found;
}

function nameOf(id: string, { components, frames }: Scene): string {
  const known = components[id] ?? Object.values(components).find(({ setId }) => setId === id);
  return known?.setName ?? known?.name ?? frames.find((frame) => frame.id === id)?.name ?? "";
}

/** The one component that all of some layers are made from, with the name by which people know it; null when they are of several, or one is of none. */
export function componentOfLayers(scene: Scene, layerIds: readonly string[]) {
  const [id, ...others] = componentsOf(scene, new Set(layerIds));
  return id === undefined || others.length > 0 ? null : { id, name: nameOf(id, scene) };
}
