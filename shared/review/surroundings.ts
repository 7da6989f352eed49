import type { Scene } from "../scene/scene.ts";

const known = new WeakMap<object, string>();

function remembered(subject: object, write: () => unknown): string {
  const written = known.get(subject) ?? JSON.stringify(write());
  known.set(subject, written);
  return written;
}

/** Tables stay the same objects while only layers change. */
const tableText = (table: object | undefined): string | undefined => table && remembered(table, () => table);

/**
 * The surroundings of a screen, on which its review rests besides its own layers: its page, the values of variables in
 * all modes, and the sizes of pictures. As long as it stays the same text, the reviews of unchanged screens hold. What
 * `state-not-shown` reads on other screens is left out: they change at each key that is pressed, and it is a suggestion.
 */
export const surroundingsOf = (scene: Scene): string =>
  remembered(scene, () => {
    const { page, variables, collections, images } = scene;
    return [page, [variables, collections, images].map(tableText)];
  });
