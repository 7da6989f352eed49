import type { Scene, SceneNode } from "../scene/scene.ts";
import { headlinesOf } from "../perception/copy/headlines.ts";
import { reactionsOf } from "../perception/structure/prototype.ts";

const known = new WeakMap<object, string>();

function remembered(subject: object, write: () => unknown): string {
  const written = known.get(subject) ?? JSON.stringify(write());
  known.set(subject, written);
  return written;
}

const outlineOf = (screen: SceneNode): string =>
  remembered(screen, () => {
    const { id, name, box } = screen;
    return [id, name, box.width, reactionsOf(screen), headlinesOf(screen)];
  });

/** Tables stay the same objects while only layers change. */
const tableText = (table: object | undefined): string | undefined => table && remembered(table, () => table);

/**
 * The surroundings of a screen, on which its review rests besides its own layers: its page, the values of variables in
 * all modes, the sizes of pictures, and what all screens are called, how they are headed and where they lead. As long
 * as it stays the same text, the reviews of unchanged screens hold.
 */
export const surroundingsOf = (scene: Scene): string =>
  remembered(scene, () => {
    const { page, frames, variables, collections, images } = scene;
    const tables = [variables, collections, images].map(tableText);
    const isLinked = frames.some((screen) => reactionsOf(screen).length > 0);
    return [page, tables, ...(isLinked ? frames.map(outlineOf) : [])];
  });
