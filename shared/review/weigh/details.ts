import type { Severity } from "../rule.ts";
import type { Miss } from "./degree.ts";

/** More than these on one screen nobody works through: the rest is there for who asks. */
const MOST_OPEN = 12;

interface Sortable {
  readonly severity: Severity;
  readonly options?: { readonly miss?: Miss; readonly isGuess?: boolean };
}

/** By less than this nobody sees that something misses: 4.4 of 4.5:1. A gate counts it as what it is. */
const HAIR = 0.02;

/** The reasons for which a finding is folded away. */
export type WhyFolded = "suggestion" | "guess" | "hair" | "many";

const isGrave = ({ severity }: Sortable): boolean => severity === "critical" || severity === "major";

function whyTrivial(one: Sortable): WhyFolded | undefined {
  const { severity, options: { miss, isGuess } = {} } = one;
  if (isGrave(one)) return undefined;
  if (severity === "suggestion") return "suggestion";
  if (isGuess) return "guess";
  return typeof miss === "number" && miss < HAIR ? "hair" : undefined;
}

/**
 * Tells the findings that are open from those that are folded away, each in the order given, the worst first. What is
 * critical or major is always open; of the minor ones as many as make a dozen. A suggestion is folded, and so is a minor
 * one that stands on a guess or misses by a hair.
 */
export function openAndDetails<T extends Sortable>(
  inOrder: readonly T[],
): readonly (readonly [finding: T, folded: WhyFolded | undefined])[] {
  let open = 0;
  const told = inOrder.map((one) => {
    const why = whyTrivial(one);
    return [one, why ?? (open++ < MOST_OPEN || isGrave(one) ? undefined : "many")] as const;
  });
  const isMany = (why: WhyFolded | undefined): boolean => why === "many";
  return [
    ...told.filter(([, why]) => why === undefined),
    ...told.filter(([, why]) => isMany(why)),
    ...told.filter(([, why]) => why !== undefined && !isMany(why)),
  ];
}
