import type { Reaction, SceneNode } from "../../scene/scene.ts";

const CLICK_TRIGGERS: ReadonlySet<string> = new Set(
  "ON_CLICK ON_PRESS ON_TAP MOUSE_DOWN MOUSE_UP".split(" "),
);

/** True when a reaction answers a click or a tap. */
export const isClick = ({ trigger }: Reaction): boolean => CLICK_TRIGGERS.has(trigger);

const SHOWS_SCREEN: ReadonlySet<string> = new Set(["NAVIGATE", "OVERLAY", "SWAP"]);

/** True when a reaction shows another screen: in the place of this one, or on top of it. */
export const showsScreen = ({ action, navigation = "NAVIGATE" }: Reaction): boolean =>
  action === "NODE" && SHOWS_SCREEN.has(navigation);

/** A key for the deed of a click on a layer, equal where the same happens; undefined where nothing does. */
export function deedOf({ node: { reactions = [] } }: { readonly node: SceneNode }): string | undefined {
  const clicks = reactions.filter(isClick);
  return clicks.length === 0 ? undefined : JSON.stringify(clicks);
}
