import { groupBy } from "../../group-by.ts";
import type { Dismissal } from "./dismissal.ts";

/** The dismissals of one rule, by place. */
interface OfRule {
  readonly everywhere: Dismissal | undefined;
  readonly byLayer: ReadonlyMap<string, Dismissal>;
  readonly byComponent: ReadonlyMap<string, Dismissal>;
  readonly byWord: ReadonlyMap<string, Dismissal>;
}

/** Where something was found: a layer by its id, the component that it is made from, and the word that is at fault. */
export interface DismissedPlace {
  readonly id: string;
  readonly component?: string | undefined;
  readonly word?: string | undefined;
}

const byPlace = (all: readonly Dismissal[], scope: Dismissal["scope"]): ReadonlyMap<string, Dismissal> =>
  new Map(
    all
      .filter((one) => one.scope === scope)
      .flatMap((one) => one.places.map((place) => [place, one] as const)),
  );

const ofRule = (all: readonly Dismissal[]): OfRule => ({
  everywhere: all.find(({ scope }) => scope === "rule"),
  byLayer: byPlace(all, "layer"),
  byComponent: byPlace(all, "component"),
  byWord: byPlace(all, "word"),
});

/**
 * Finds what dismissed a finding of a rule in some places: all of them must be dismissed, for one that has joined since
 * is news. Undefined when it is to be told.
 */
export function dismissalFinder(
  dismissals: readonly Dismissal[],
): (rule: string, places: readonly DismissedPlace[]) => Dismissal | undefined {
  const rules = new Map(
    [...groupBy(dismissals, ({ rule }) => rule)].map(([rule, all]) => [rule, ofRule(all)]),
  );
  return (rule, places) => {
    const known = rules.get(rule);
    if (!known) return undefined;
    const found = places.map(
      ({ id, component, word }) =>
        known.everywhere ??
        known.byLayer.get(id) ??
        known.byComponent.get(component ?? "") ??
        known.byWord.get(word ?? ""),
    );
    return found.every((one) => one !== undefined) ? found[0] : undefined;
  };
}
