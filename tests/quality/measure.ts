import { claimedSizes, type Defect } from "./defect.ts";
import type { Injection } from "./inject.ts";

/** How one slip was found. */
export interface MeasuredDefect {
  readonly what: string;
  readonly unit?: string;
  /** The sizes within the rule's stated tolerance. */
  readonly claimed: readonly number[];
  /** For each size the share that was found, from 0 to 1. */
  readonly foundBySize: Readonly<Record<string, number>>;
}

/** How well a rule finds what was damaged on purpose. */
export interface MeasuredRule {
  /** Damages within the stated tolerance, and how many of them were found. */
  readonly damaged: number;
  readonly found: number;
  /** Damages, of all sizes, that made some rule report layers that were not touched. */
  readonly astray: number;
  readonly defects: readonly MeasuredDefect[];
}

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 1000;

const countFound = (injections: readonly Injection[]): number =>
  injections.filter(({ isFound }) => isFound).length;

function measureDefect(defect: Defect, injections: readonly Injection[]): MeasuredDefect {
  const own = injections.filter(({ what }) => what === defect.what);
  const foundBySize = defect.sizes.map((size) => {
    const ofSize = own.filter((one) => one.size === size);
    return [String(size), share(countFound(ofSize), ofSize.length)] as const;
  });
  return {
    what: defect.what,
    ...(defect.unit !== undefined && { unit: defect.unit }),
    claimed: claimedSizes(defect),
    foundBySize: Object.fromEntries(foundBySize),
  };
}

/** Measures each rule by the injections of its slips, by the id of the rule. */
export function measure(
  defects: readonly Defect[],
  injections: readonly Injection[],
): Readonly<Record<string, MeasuredRule>> {
  const rules = [...new Set(defects.map(({ rule }) => rule))].toSorted();
  return Object.fromEntries(
    rules.map((rule) => {
      const own = injections.filter((injection) => injection.rule === rule);
      const claimed = own.filter(({ isClaimed }) => isClaimed);
      return [
        rule,
        {
          damaged: claimed.length,
          found: countFound(claimed),
          astray: own.filter(({ astray }) => astray.length > 0).length,
          defects: defects
            .filter((defect) => defect.rule === rule)
            .map((defect) => measureDefect(defect, own)),
        },
      ] as const;
    }),
  );
}
