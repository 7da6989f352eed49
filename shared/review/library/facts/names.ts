import type { Library } from "../../../scene/library.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";

/** The first of some names, each once; that there are more is told by `…`. */
export function firstNames(names: Iterable<string>, most = 3): readonly string[] {
  const all = [...new Set(names)];
  return all.length > most ? [...all.slice(0, most), "…"] : all;
}

/** The names of the variables and styles that stand, by id; what was deleted is not offered to anybody. */
export const standingNames = rememberedObject(
  ({ variables, styles }: Library): ReadonlyMap<string, string> =>
    new Map(
      [...variables, ...styles].flatMap(({ id, name, isDeleted }) =>
        isDeleted || name === "" ? [] : [[id, name] as const],
      ),
    ),
);
