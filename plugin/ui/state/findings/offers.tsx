import { type ComponentChildren, createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import { usePanel } from "../panel-context.ts";
import { isReviewed, reviewsOf } from "../panel-state.ts";
import { type OfferedFix, useManyFixes } from "./use-many-fixes.ts";

const OffersContext = createContext<readonly OfferedFix[] | null>(null);

/** Each proof of a fix is a review: of more screens fixes are looked for cause by cause, when somebody opens one. */
const MOST_SCREENS = 4;

/** Looks for the fixes of all that was found on the screens, where these are few. */
export function Offers({ children }: { readonly children: ComponentChildren }) {
  const { state } = usePanel();
  const ids = reviewsOf(state).map(({ report }) => report.id);
  const isShown = state.screen === "start" || state.screen === "results";
  const key = isShown && isReviewed(state) && ids.length <= MOST_SCREENS ? ids.join(" ") : "";
  const parts = useMemo(() => (key === "" ? null : key.split(" ").map((id) => ({ frameId: id }))), [key]);
  return <OffersContext.Provider value={useManyFixes(parts)}>{children}</OffersContext.Provider>;
}

/** The fix that is offered for each finding on the screens; null while they are looked for, and elsewhere. */
export const useOffers = (): readonly OfferedFix[] | null => useContext(OffersContext);
