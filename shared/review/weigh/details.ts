import type { Severity } from "../rule.ts";

/** More than these on one screen nobody works through: the rest is there for who asks. */
const MOST_OPEN = 12;

interface Sortable {
  readonly rule: { readonly isDetail?: true };
  readonly severity: Severity;
}

const isTrivial = ({ rule, severity }: Sortable): boolean =>
  rule.isDetail === true || severity === "suggestion";

/**
 * Tells the findings that are open from those that are details, each in the order given, the worst first: the open ones,
 * at most a dozen, then the details. A suggestion is always a detail, and so is all that a rule of details finds.
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
