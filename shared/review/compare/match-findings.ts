import type { Finding } from "../report.ts";

/** Findings followed from one review to a later one. */
export interface Matching<Found extends Matched = Finding> {
  /**
   * The later finding that each earlier one became; null when it became a part of another. One that is not
   * found any more is left out.
   */
  readonly successors: ReadonlyMap<Found, Found | null>;
  /** The later ones that are none of the earlier ones. */
  readonly added: readonly {
    readonly finding: Found;
    /** It was a part of an earlier one: nothing new. */
    readonly isParted: boolean;
  }[];
}

type Matched = Pick<Finding, "id" | "rule" | "layers">;

const placesOf = ({ rule, layers }: Matched): readonly string[] => layers.map(({ id }) => `${rule}|${id}`);

/** The first of all by a key. */
function indexBy<Found>(all: readonly Found[], keysOf: (one: Found) => readonly string[]) {
  const index = new Map<string, Found>();
  for (const one of all) for (const key of keysOf(one)) if (!index.has(key)) index.set(key, one);
  return index;
}

const idOf = ({ id }: Matched): readonly string[] => [id];

/**
 * Finds findings again in a later review: by their id, or else by their rule and a layer, as a finding on several layers
 * takes its id from the first of them, and only that may have been mended. No two are found in one.
 */
export function matchFindings<Found extends Matched>(
  earlier: readonly Found[],
  later: readonly Found[],
): Matching<Found> {
  const successors = new Map<Found, Found | null>();
  const taken = new Set<Found>();
  const laterBy = { id: indexBy(later, idOf), place: indexBy(later, placesOf) };
  const take = (one: Found, found: Found | undefined): void => {
    if (!found || taken.has(found) || successors.has(one)) return;
    successors.set(one, found);
    taken.add(found);
  };
  for (const one of earlier) take(one, laterBy.id.get(one.id));
  for (const one of earlier) for (const place of placesOf(one)) take(one, laterBy.place.get(place));
  for (const one of earlier)
    if (!successors.has(one) && placesOf(one).some((place) => laterBy.place.has(place)))
      successors.set(one, null);
  const known = new Set(earlier.flatMap(placesOf));
  const added = later
    .filter((finding) => !taken.has(finding))
    .map((finding) => ({ finding, isParted: placesOf(finding).some((place) => known.has(place)) }));
  return { successors, added };
}
