import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useTakeOut } from "../../../hydration/use-take-out.ts";
import { planId, type PlanTerms } from "../../../../shared/plans.ts";
import { intervalIn, planIn } from "../../../paths.ts";

/**
 * Calls `onWish` with the plan that the address asks for, paid as it says, once, and takes it out of the address. A plugin that asks to be
 * connected comes first: its question would be lost on the way to a checkout.
 */
export function usePlanWish(isReady: boolean, onWish: (wanted: PlanTerms) => void): void {
  const [params] = useSearchParams();
  const takeOut = useTakeOut("plan", "interval");
  const wanted = planIn(params);
  const interval = intervalIn(params);
  const isAsked = params.has("link");
  const doneRef = useRef(false);
  useEffect(() => {
    if (!params.has("plan") || !isReady || isAsked || doneRef.current) return;
    doneRef.current = true;
    takeOut();
    if (wanted) onWish({ planId: planId(wanted), interval });
  });
}
