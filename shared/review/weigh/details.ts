import type { Severity } from "../rule.ts";
import { degreeOf, type Degree, type Miss } from "./degree.ts";
import { isDoubted, isOfDetails } from "./rules-of-details.ts";

/** More than these on one screen nobody works through, unless they are grave: the rest is there for who asks. */
const MOST_OPEN = 12;

interface Sortable {
  readonly rule: { readonly id: string };
  readonly severity: Severity;
  readonly degree?: Degree;
  readonly isMadeOut?: boolean;
  readonly options?: { readonly miss?: Miss; readonly isGuess?: boolean; readonly kind?: string };
}

/**
 * Of what is measured and misses slightly, 4.2 of 4.5:1, four in ten were worth saying where they were read. A gate counts
 * it as what it is.
 */
const missesSlightly = ({ options }: Sortable): boolean =>
  typeof options?.miss === "number" && degreeOf(options.miss) === "slight";

const isGrave = ({ severity }: Sortable): boolean => severity === "critical" || severity === "major";

/** Findings of this kind were seldom worth saying: where one misses by far it is, unless they were often wrong. */
const isOfFoldedKind = ({ rule, degree, options }: Sortable): boolean =>
  (degree !== "severe" && degree !== "lost" && isOfDetails(rule.id, options?.kind)) ||
  isDoubted(rule.id, options?.kind);

const isTrivial = (one: Sortable): boolean =>
  !isGrave(one) &&
  (one.severity === "suggestion" ||
    one.isMadeOut === true ||
    one.options?.isGuess === true ||
    missesSlightly(one) ||
    isOfFoldedKind(one));

/**
 * Tells the findings that are open from those that are details, each in the order given, the worst first. What is grave is
 * never folded. Beside it stand lesser ones, up to a dozen in all; the rest are details, and so are suggestions, what
 * stands on a guess, what misses slightly, and what a rule of details finds that does not miss by far.
 */
export function openAndDetails<T extends Sortable>(
  inOrder: readonly T[],
): readonly (readonly [finding: T, isDetail: boolean])[] {
  const worth = inOrder.filter((one) => !isTrivial(one));
  const open = worth.filter((one, index) => isGrave(one) || index < MOST_OPEN);
  const isOpen = new Set(open);
  return [
    ...open.map((one) => [one, false] as const),
    ...inOrder.filter((one) => !isOpen.has(one)).map((one) => [one, true] as const),
  ];
}
