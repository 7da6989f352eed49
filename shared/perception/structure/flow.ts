import { rememberedObject } from "../frame/remembered-object.ts";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import { leadsAnywhere, reactionsOf, showsScreen } from "./prototype.ts";

/** How the screens of a page lead to one another. */
export interface Flow {
  /** Ids of the screens that another one leads to, or at which a prototype starts. */
  readonly entered: ReadonlySet<string>;
}

/** The ids of the other screens that a screen leads to. */
export const destinationsOf = (screen: SceneNode): readonly string[] =>
  reactionsOf(screen)
    .filter(showsScreen)
    .flatMap(({ destinationId }) => destinationId ?? [])
    .filter((id) => id !== screen.id);

function readFlow({ page, frames }: Scene): Flow | undefined {
  const entered = new Set([...(page.flowStartIds ?? []), ...frames.flatMap(destinationsOf)]);
  const ids = new Set(frames.map(({ id }) => id));
  const isKnown =
    page.isComplete &&
    page.flowStartIds &&
    [...entered].every((id) => ids.has(id)) &&
    !frames.flatMap(reactionsOf).some(leadsAnywhere);
  return isKnown ? { entered } : undefined;
}

/** The flow of a page; undefined when it says not where it starts, or may lead on from what is not captured. */
export const flowOf: (scene: Scene) => Flow | undefined = rememberedObject(readFlow);
