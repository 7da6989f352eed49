import type { Library } from "../../../scene/library.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import { ownValues, type Value } from "./bindings.ts";

/** The values that are set by hand. */
export const rawValues = rememberedObject((library: Library): readonly Value[] =>
  ownValues(library).filter(({ givenBy }) => givenBy === undefined),
);
