import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import { usePanel } from "../panel-context.ts";
import { isReviewed, reviewsOf } from "../panel-state.ts";
import { type OfferedFix, useManyFixes } from "./use-many-fixes.ts";

const OffersContext = createContext<readonly OfferedFix[] | null>(null);

/** Each proof of a fix is a review: of more screens fixes are looked for cause by cause, when somebody opens one. */
const MOST_SCREENS = 4;

/**
 * Looks for the fixes of all that was found on the screens, where these are few. While they are proven anew, those that were
 * found stay offered: nothing moves under the hand.
 */
export function Offers({ children }: { readonly children: ComponentChildren }) {
  const { state } = usePanel();
  const ids = reviewsOf(state).map(({ report }) => report.id);
  const screens = ids.join(" ");
  const isShown = state.screen === "start" || state.screen === "results";
  const isDue = isShown && isReviewed(state) && ids.length <= MOST_SCREENS;
  const parts = useMemo(
    () => (isDue && screens !== "" ? screens.split(" ").map((id) => ({ frameId: id })) : null),
    [isDue, screens],
  );
  const offers = useManyFixes(parts);
  const [last, setLast] = useState({ screens, offers });
  useEffect(() => {
    if (offers) setLast({ screens, offers });
  }, [screens, offers]);
  const known = state.rights === "edit" && last.screens === screens ? last.offers : null;
  return <OffersContext.Provider value={offers ?? known}>{children}</OffersContext.Provider>;
}

/** The fix that is offered for each finding on the screens; null while they are looked for, and elsewhere. */
export const useOffers = (): readonly OfferedFix[] | null => useContext(OffersContext);

/** A fix that can be made unseen, or one to be checked first. */
export type FixCare = "safe" | "check";

export const careOf = ({ isSafe }: Pick<OfferedFix, "isSafe">): FixCare => (isSafe ? "safe" : "check");

/** The kind of the fix that is offered, by the id of its finding. */
export function useFixCares(): ReadonlyMap<string, FixCare> {
  const offers = useOffers();
  return useMemo(() => new Map(offers?.map((offer) => [offer.finding.id, careOf(offer)])), [offers]);
}
