import type { SceneNode } from "./scene.ts";

/**
 * The name of a screen before people. A variant is called “Platform=Desktop, State=Empty”, which names no screen: it is told
 * by its set and its values, “Checkout: Desktop, Empty”, and by the values alone where no set is known.
 */
export function screenName(
  { type, name }: Pick<SceneNode, "type" | "name">,
  setName: string | undefined,
): string {
  if (type !== "COMPONENT" || !name.includes("=")) return name;
  const values = name
    .split(",")
    .map((part) => part.slice(part.indexOf("=") + 1).trim())
    .join(", ");
  return setName === undefined ? values : `${setName}: ${values}`;
}
