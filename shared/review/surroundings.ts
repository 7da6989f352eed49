import { rememberedObject } from "../perception/frame/remembered-object.ts";
import type { Scene } from "../scene/scene.ts";

/** Tables stay the same objects while only layers change. */
const tableText = rememberedObject((table: object) => JSON.stringify(table));

/**
 * The surroundings of a screen, on which its review rests besides its own layers: its page, the values of variables in
 * all modes, and the sizes of pictures. As long as it stays the same text, the reviews of unchanged screens hold. What
 * `state-not-shown` reads on other screens is left out: they change at each key that is pressed, and it is a suggestion.
 */
export const surroundingsOf = rememberedObject(({ page, variables, collections, images }: Scene) =>
  JSON.stringify([page, [variables, collections, images].map((table) => table && tableText(table))]),
);
