import { countsOf } from "../../../group-by.ts";
import type { Library } from "../../../scene/library.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import { ownValues } from "./bindings.ts";
import { firstNames } from "./names.ts";

/** The number of times that each variable or style gives a property, by both: `fill VariableID:1:2`. */
const useCounts = rememberedObject((library: Library): ReadonlyMap<string, number> => {
  const given = ownValues(library).filter(({ givenBy }) => givenBy !== undefined);
  return countsOf(given.map(({ property, givenBy }) => `${property} ${givenBy}`));
});

/** The number of times that a variable or a style gives one of these properties. */
export const usesFor = (library: Library, id: string, properties: Iterable<string>): number =>
  [...properties].reduce((sum, property) => sum + (useCounts(library).get(`${property} ${id}`) ?? 0), 0);

/** The names of those that are used most for these properties; more than a few are cut off with `…`. */
export function namesByUse(
  library: Library,
  ids: readonly string[],
  properties: Iterable<string>,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const wanted = [...properties];
  const sorted = ids
    .map((id) => ({ name: names.get(id) ?? id, uses: usesFor(library, id, wanted) }))
    .toSorted((a, b) => b.uses - a.uses || (a.name < b.name ? -1 : 1));
  const used = sorted.filter(({ uses }) => uses > 0);
  return firstNames((used.length > 0 ? used : sorted).map(({ name }) => name));
}
