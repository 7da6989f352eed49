import type { Severity } from "../rule.ts";
import type { Miss } from "./degree.ts";
import { isRuleOfDetails } from "./rules-of-details.ts";

/** More than these on one screen nobody works through: the rest is there for who asks. */
const MOST_OPEN = 12;

interface Sortable {
  readonly rule: { readonly id: string };
  readonly severity: Severity;
  readonly options?: { readonly miss?: Miss; readonly isGuess?: boolean };
}

/** By less than this nobody sees that something misses: 4.4 of 4.5:1. A gate counts it as what it is. */
const HAIR = 0.02;

const missesByHair = ({ options }: Sortable): boolean =>
  typeof options?.miss === "number" && options.miss < HAIR;

const isTrivial = (one: Sortable): boolean =>
  one.severity === "suggestion" ||
  one.options?.isGuess === true ||
  missesByHair(one) ||
  isRuleOfDetails(one.rule.id);

/**
 * Tells the findings that are open from those that are details, each in the order given, the worst first: the open ones,
 * at most a dozen, then the details. A suggestion is always a detail, and so is all that a rule of details finds, what
 * stands on a guess, and what misses by a hair.
 */
export function openAndDetails<T extends Sortable>(
  inOrder: readonly T[],
): readonly (readonly [finding: T, isDetail: boolean])[] {
  const worth = inOrder.filter((one) => !isTrivial(one));
  const details = [...worth.slice(MOST_OPEN), ...inOrder.filter(isTrivial)];
  return [
    ...worth.slice(0, MOST_OPEN).map((one) => [one, false] as const),
    ...details.map((one) => [one, true] as const),
  ];
}
