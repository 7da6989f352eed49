import type { Reaction, Scene, SceneNode } from "../../scene/scene.ts";

const CLICK_TRIGGERS: ReadonlySet<string> = new Set(
  "ON_CLICK ON_PRESS ON_TAP MOUSE_DOWN MOUSE_UP".split(" "),
);

/** Whether a reaction answers a click or a tap. */
export const isClick = ({ trigger }: Reaction): boolean => CLICK_TRIGGERS.has(trigger);

/** Whether what a reaction shows goes away as soon as the button of the mouse is let go. */
export const isWhilePressing = ({ trigger }: Reaction): boolean => trigger === "ON_PRESS";

/** Whether a reaction leads to another screen; older files do not say how it leads to a layer. */
export const isNavigation = ({ action, navigation = "NAVIGATE" }: Reaction): boolean =>
  action === "NODE" && navigation === "NAVIGATE";

const SHOWS_SCREEN: ReadonlySet<string> = new Set(["NAVIGATE", "OVERLAY", "SWAP"]);

/** Whether a reaction shows another screen: in the place of this one, or on top of it. */
export const showsScreen = ({ action, navigation = "NAVIGATE" }: Reaction): boolean =>
  action === "NODE" && SHOWS_SCREEN.has(navigation);

/** Whether nobody can tell where a reaction leads: another variant, which may hold links of its own, or a lost layer. */
export const leadsAnywhere = (reaction: Reaction): boolean =>
  reaction.navigation === "CHANGE_TO" || (showsScreen(reaction) && reaction.destinationId === undefined);

function collect(node: SceneNode, found: Reaction[]): readonly Reaction[] {
  for (const reaction of node.reactions ?? []) found.push(reaction);
  for (const child of node.children ?? []) collect(child, found);
  return found;
}

const known = new WeakMap<SceneNode, readonly Reaction[]>();

/** The reactions of a screen and of all that lies in it. */
export function reactionsOf(screen: SceneNode): readonly Reaction[] {
  const reactions = known.get(screen) ?? collect(screen, []);
  known.set(screen, reactions);
  return reactions;
}

const leadsTo =
  (id: string, accepts: (reaction: Reaction) => boolean) =>
  (reaction: Reaction): boolean =>
    reaction.destinationId === id && accepts(reaction);

/** The first other screen of a design with a link that leads to a screen. */
export const screenBefore = ({ frames }: Scene, { id }: SceneNode): SceneNode | undefined =>
  frames.find((screen) => screen.id !== id && reactionsOf(screen).some(leadsTo(id, isNavigation)));

const isOverlay = ({ action, navigation }: Reaction): boolean =>
  action === "NODE" && navigation === "OVERLAY";

/** A screen that opens another one on top of itself, and the reactions that do. */
export interface Opener {
  readonly screen: SceneNode;
  readonly reactions: readonly Reaction[];
}

/** The screens of a design that open a screen on top of themselves. */
export const openersOf = ({ frames }: Scene, { id }: SceneNode): readonly Opener[] =>
  frames
    .map((screen) => ({ screen, reactions: reactionsOf(screen).filter(leadsTo(id, isOverlay)) }))
    .filter(({ reactions }) => reactions.length > 0);
