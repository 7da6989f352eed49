import type { SceneNode } from "../../../scene/scene.ts";

/** Screens by something that they share, each in the order in which they come. */
export function groupScreens<Key>(
  screens: readonly SceneNode[],
  keyOf: (screen: SceneNode) => Key,
): ReadonlyMap<Key, readonly SceneNode[]> {
  const groups = new Map<Key, SceneNode[]>();
  for (const screen of screens) {
    const group = groups.get(keyOf(screen));
    if (group) group.push(screen);
    else groups.set(keyOf(screen), [screen]);
  }
  return groups;
}
