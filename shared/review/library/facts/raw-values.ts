import type { Library } from "../../../scene/library.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import { ownValues, type Value } from "./bindings.ts";
import { halfBound } from "./half-bound.ts";

/** The values that are set by hand; those that are bound in the other variants of their set are told by themselves. */
export const rawValues = rememberedObject((library: Library): readonly Value[] => {
  const told = new Map<unknown, Set<string>>();
  for (const { raw, property } of halfBound(library))
    for (const { spot } of raw) told.set(spot, (told.get(spot) ?? new Set()).add(property));
  return ownValues(library).filter(
    ({ spot, property, givenBy }) => givenBy === undefined && !told.get(spot)?.has(property),
  );
});
