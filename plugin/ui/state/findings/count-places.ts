import type { LayerRef } from "../../../../shared/review/report.ts";
import type { SceneNode } from "../../../../shared/scene/scene.ts";

/** How many places people see: a button and its own words are one. Each layer is one where the screen is not at hand. */
export function countPlaces(layers: readonly LayerRef[], root: SceneNode | undefined): number {
  const ids = new Set(layers.map(({ id }) => id));
  const outermost = ({ id, children = [] }: SceneNode): number =>
    ids.has(id) ? 1 : children.reduce((sum, child) => sum + outermost(child), 0);
  const count = root && !ids.has(root.id) ? outermost(root) : 0;
  return count > 0 ? count : layers.length;
}
