import type { Candidate } from "../../candidate.ts";
import type { SeenScreen } from "../../screen/seen-screen.ts";
import { asksForWhatIsThere } from "./asks-for-what-is-there.ts";
import { claimOf, type HeldClaim } from "./claim.ts";
import { coloredOtherwise } from "./colored-otherwise.ts";
import { filledOtherwise } from "./filled-otherwise.ts";
import { looksOtherwise } from "./looks-otherwise.ts";
import { isOrderedOtherwise } from "./ordered-otherwise.ts";
import { placedOtherwise } from "./placed-otherwise.ts";
import { isSaidMoreOften } from "./said-as-often.ts";
import { speaksOfNone } from "./speaks-of-none.ts";
import { standsOtherwise } from "./stands-otherwise.ts";

/** Checks of a claim against the facts of its screen, by the reason for which each drops it. */
const FACTS: Readonly<Record<string, (claim: HeldClaim) => boolean>> = {
  "not-there": speaksOfNone,
  "is-there": asksForWhatIsThere,
  "looks-otherwise": looksOtherwise,
  "colored-otherwise": coloredOtherwise,
  "filled-otherwise": filledOtherwise,
  "placed-otherwise": (claim) => placedOtherwise(claim) || isOrderedOtherwise(claim),
  "said-less-often": isSaidMoreOften,
  "stands-otherwise": standsOtherwise,
};

/**
 * The fact of the design that a claim contradicts; null: none that can be computed. Words decide nothing by
 * themselves.
 */
export function contradictedFact(candidate: Candidate, screen: SeenScreen): string | null {
  const claim = claimOf(candidate, screen);
  return Object.entries(FACTS).find(([, isMet]) => isMet(claim))?.[0] ?? null;
}
