import type { Library } from "../../../scene/library.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";

/** The names of the variables and styles that stand, by id; what was deleted is not offered to anybody. */
export const standingNames = rememberedObject(
  ({ variables, styles }: Library): ReadonlyMap<string, string> =>
    new Map(
      [...variables, ...styles].flatMap(({ id, name, isDeleted }) =>
        isDeleted || name === "" ? [] : [[id, name] as const],
      ),
    ),
);
