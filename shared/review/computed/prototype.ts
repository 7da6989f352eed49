import type { Reaction, Scene, SceneNode } from "../../scene/scene.ts";

const CLICK_TRIGGERS: ReadonlySet<string> = new Set(
  "ON_CLICK ON_PRESS ON_TAP MOUSE_DOWN MOUSE_UP".split(" "),
);

/** Whether a reaction answers a click or a tap. */
export const isClick = ({ trigger }: Reaction): boolean => CLICK_TRIGGERS.has(trigger);

/** Whether a reaction leads to another screen; older files do not say how it leads to a layer. */
export const isNavigation = ({ action, navigation = "NAVIGATE" }: Reaction): boolean =>
  action === "NODE" && navigation === "NAVIGATE";

function destinationsIn(node: SceneNode, found: Set<string>): ReadonlySet<string> {
  for (const reaction of node.reactions ?? [])
    if (isNavigation(reaction) && reaction.destinationId) found.add(reaction.destinationId);
  for (const child of node.children ?? []) destinationsIn(child, found);
  return found;
}

const known = new WeakMap<SceneNode, ReadonlySet<string>>();

/** The ids of what the links of a screen lead to. */
function destinationsOf(screen: SceneNode): ReadonlySet<string> {
  const found = known.get(screen) ?? destinationsIn(screen, new Set());
  known.set(screen, found);
  return found;
}

/** The first other screen of a design with a link that leads to a screen. */
export const screenBefore = ({ frames }: Scene, { id }: SceneNode): SceneNode | undefined =>
  frames.find((screen) => screen.id !== id && destinationsOf(screen).has(id));
