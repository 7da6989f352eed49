import { rememberedObject } from "../frame/remembered-object.ts";
import type { Reaction, Scene, SceneNode } from "../../scene/scene.ts";

const CLICK_TRIGGERS: ReadonlySet<string> = new Set(
  "ON_CLICK ON_PRESS ON_TAP MOUSE_DOWN MOUSE_UP".split(" "),
);

/** True when a reaction answers a click or a tap. */
export const isClick = ({ trigger }: Reaction): boolean => CLICK_TRIGGERS.has(trigger);

/** True when what a reaction shows goes away as soon as the button of the mouse is let go. */
export const isWhilePressing = ({ trigger }: Reaction): boolean => trigger === "ON_PRESS";

/** True when a reaction leads to another screen; older files do not say how it leads to a layer. */
const isNavigation = ({ action, navigation = "NAVIGATE" }: Reaction): boolean =>
  action === "NODE" && navigation === "NAVIGATE";

const SHOWS_SCREEN: ReadonlySet<string> = new Set(["NAVIGATE", "OVERLAY", "SWAP"]);

/** True when a reaction shows another screen: in the place of this one, or on top of it. */
export const showsScreen = ({ action, navigation = "NAVIGATE" }: Reaction): boolean =>
  action === "NODE" && SHOWS_SCREEN.has(navigation);

/**
 * True when nobody can tell where a reaction leads: another variant, which may hold links of its own, or a lost layer.
 */
export const leadsAnywhere = (reaction: Reaction): boolean =>
  reaction.navigation === "CHANGE_TO" || (showsScreen(reaction) && reaction.destinationId === undefined);

function collect(node: SceneNode, found: Reaction[]): readonly Reaction[] {
  for (const reaction of node.reactions ?? []) found.push(reaction);
  for (const child of node.children ?? []) collect(child, found);
  return found;
}

/** The reactions of a screen and of all that lies in it. */
export const reactionsOf: (screen: SceneNode) => readonly Reaction[] = rememberedObject((screen: SceneNode) =>
  collect(screen, []),
);

/** A screen that leads to another one, and the reactions that do. */
export interface Opener {
  readonly screen: SceneNode;
  readonly reactions: readonly Reaction[];
}

type ByDestination = ReadonlyMap<string, readonly Opener[]>;

/** The screens that lead to each screen, by its id: read once for all screens. */
function readLinks(screens: readonly SceneNode[], accepts: (reaction: Reaction) => boolean): ByDestination {
  const found = new Map<string, Map<SceneNode, Reaction[]>>();
  for (const screen of screens)
    for (const reaction of reactionsOf(screen)) {
      if (reaction.destinationId === undefined || !accepts(reaction)) continue;
      const from = found.get(reaction.destinationId) ?? new Map<SceneNode, Reaction[]>();
      found.set(reaction.destinationId, from);
      const reactions = from.get(screen);
      if (reactions) reactions.push(reaction);
      else from.set(screen, [reaction]);
    }
  return new Map(
    [...found].map(([id, from]) => [id, [...from].map(([screen, reactions]) => ({ screen, reactions }))]),
  );
}

const navigations = rememberedObject(({ frames }: Scene) => readLinks(frames, isNavigation));

/** The first other screen of a design with a link that leads to a screen. */
export const screenBefore = (scene: Scene, { id }: SceneNode): SceneNode | undefined =>
  navigations(scene)
    .get(id)
    ?.find(({ screen }) => screen.id !== id)?.screen;

const isOverlay = ({ action, navigation }: Reaction): boolean =>
  action === "NODE" && navigation === "OVERLAY";

const overlays = rememberedObject(({ frames }: Scene) => readLinks(frames, isOverlay));

/** The screens of a design that open a screen on top of themselves. */
export const openersOf = (scene: Scene, { id }: SceneNode): readonly Opener[] =>
  overlays(scene).get(id) ?? [];
