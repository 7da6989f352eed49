import type { FixOfFinding } from "../../../../shared/review/report.ts";
import type { JointFix, WantedFix } from "../../../../shared/review/fixes/fixes-together.ts";
import { type Change, isPropertyChange } from "../../../../shared/mend/change.ts";

/** The findings of a screen that are to be fixed with others. */
export interface FixPart {
  readonly frameId: string;
  /** All but details when absent. */
  readonly findingIds?: readonly string[];
  /** The one whose fix somebody has seen, and wants on other screens too. */
  readonly seenId?: string;
}

/** Notes the finding whose fix somebody has seen. */
export const withSeen = (parts: readonly FixPart[], frameId: string, seenId: string): readonly FixPart[] =>
  parts.map((part) => (part.frameId === frameId ? { ...part, seenId } : part));

/** A finding with its fix, which may be made with others. */
export interface FixAmongMany extends WantedFix {
  readonly fix: FixOfFinding;
  /** It is made where its layers take the value from. */
  readonly isShared: boolean;
  /**
   * Measured, it changes a few layers of its finding by a shade and no others but for signs in its grey, nothing that is shared,
   * no color of the main action and nothing striking, and hints stay apart from entries.
   */
  readonly isSafe: boolean;
}

/** The same as it is made beside the others. */
export type OfferedFix = JointFix<FixAmongMany>;

const placeOf = (change: Change): string => {
  const at = isPropertyChange(change) ? change.at?.id : undefined;
  return JSON.stringify([at ?? change.layer, change.property, change.from, change.to]);
};

/** The offers that may be ticked: they hold together, and each changes something that no other before it does. */
export function together(offers: readonly OfferedFix[]): readonly OfferedFix[] {
  const changed = new Set<string>();
  return offers.filter(({ isApart, changes }) => {
    const places = isApart ? [] : changes.map(placeOf).filter((place) => !changed.has(place));
    for (const place of places) changed.add(place);
    return places.length > 0;
  });
}

/** The variables, styles and parts of components that a fix changes. */
const sharedPlaces = ({ changes }: OfferedFix): readonly string[] =>
  changes.flatMap((change) => (isPropertyChange(change) && change.at ? [change.at.id] : []));

/** True when a fix does what another one does, and reaches nothing shared that the other does not reach. */
const isLike = (offer: OfferedFix, seen: OfferedFix): boolean =>
  offer.fix.kind === seen.fix.kind &&
  offer.finding.matter === seen.finding.matter &&
  offer.finding.certainty === seen.finding.certainty &&
  offer.fix.showsBeyond === seen.fix.showsBeyond &&
  (offer.isShared || offer.fix.loses === undefined) &&
  sharedPlaces(offer).every((id) => sharedPlaces(seen).includes(id));

/** The offers that are ticked from the start: the small changes, and the one that somebody came from with those like it. */
export function tickedAtFirst(
  offers: readonly OfferedFix[],
  parts: readonly FixPart[],
): ReadonlySet<OfferedFix> {
  const seen = offers.find(({ frameId, finding }) =>
    parts.some((part) => part.frameId === frameId && part.seenId === finding.id),
  );
  const isTicked = (offer: OfferedFix): boolean =>
    offer.isSafe || offer === seen || (seen !== undefined && isLike(offer, seen));
  return new Set(together(offers).filter(isTicked));
}
