import type { Scene, SceneNode } from "../scene/scene.ts";
import { actionsOf } from "./computed/actions.ts";
import { headlinesOf } from "./computed/headlines.ts";
import { reactionsOf } from "./computed/prototype.ts";

const known = new WeakMap<object, string>();

function remembered(subject: object, write: () => unknown): string {
  const written = known.get(subject) ?? JSON.stringify(write());
  known.set(subject, written);
  return written;
}

const outlineOf = (screen: SceneNode, scene: Scene): string =>
  remembered(screen, () => {
    const { id, name, box } = screen;
    const facts = [reactionsOf(screen), headlinesOf(screen), actionsOf(screen, scene)];
    return [id, name, box.width, box.height, ...facts];
  });

/** Tables stay the same objects while only layers change. */
const tableText = (table: object | undefined): string | undefined => table && remembered(table, () => table);

/**
 * What the review of a screen rests on besides its own layers: its page, the values of variables in all modes, the
 * sizes of pictures, and what all screens are called, how they are headed, where they lead and where their buttons
 * stand. As long as it stays the same text, the reviews of unchanged screens hold.
 */
export const surroundingsOf = (scene: Scene): string =>
  remembered(scene, () => {
    const { page, frames, variables, collections, images } = scene;
    const tables = [variables, collections, images].map(tableText);
    return [page, tables, ...(frames.length > 1 ? frames.map((screen) => outlineOf(screen, scene)) : [])];
  });
