import { useSetAtom } from "jotai";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { offersAtom, usePanel } from "../use-panel.ts";
import { isSettled, reviewsOf } from "../panel-state.ts";
import { useManyFixes } from "./use-many-fixes.ts";

/** Each proof of a fix is a review: of more screens fixes are looked for cause by cause, when somebody opens one. */
const MOST_SCREENS = 4;

/**
 * Looks for the fixes of all that was found on the screens, where these are few. While they are proven anew, those that were
 * found stay offered: nothing moves under the hand.
 */
export function useOffers(): void {
  const { state } = usePanel();
  const setOffers = useSetAtom(offersAtom);
  const ids = reviewsOf(state).map(({ report }) => report.id);
  const screens = ids.join(" ");
  const isShown = state.screen === "start" || state.screen === "results";
  const isDue = isShown && isSettled(state) && ids.length <= MOST_SCREENS;
  const parts = useMemo(
    () => (isDue && screens !== "" ? screens.split(" ").map((id) => ({ frameId: id })) : null),
    [isDue, screens],
  );
  const offers = useManyFixes(parts);
  const isAllowed = state.rights === "edit";
  const lastRef = useRef(screens);
  useEffect(() => {
    const isKept = isAllowed && lastRef.current === screens;
    lastRef.current = screens;
    if (offers || !isKept) setOffers(offers);
  }, [isAllowed, screens, offers, setOffers]);
}

const NONE: ReadonlySet<string> = new Set();

/** The ids of the findings that a click fixes; in a past review there are none. */
export function useMendable(): ReadonlySet<string> {
  const { offers, state } = usePanel();
  const mendable = useMemo(() => new Set(offers?.map(({ finding }) => finding.id)), [offers]);
  return state.screen === "past-review" ? NONE : mendable;
}
