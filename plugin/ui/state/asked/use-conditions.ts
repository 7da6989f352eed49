import { useEffect } from "preact/hooks";
import type { Client } from "../../../../shared/api/client.ts";
import type { Action } from "../action.ts";
import type { AskedReview } from "./asked-review.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

/** Asks on what conditions a review would be made, whenever one is offered. It says nothing of who asks. */
export function useConditions(
  asked: AskedReview | null,
  client: Client | null,
  dispatch: (action: Action) => void,
): void {
  const offered = asked?.stage === "offered" ? asked : null;
  useEffect(() => {
    if (!client || !offered) return;
    const stop = new AbortController();
    const { signal } = stop;
    client.call(theEndpoints().readConfig, { signal }).then(
      ({ secondOpinion }) =>
        signal.aborted ||
        dispatch({ type: "conditions-read", conditions: { provider: secondOpinion?.provider ?? null } }),
      () => signal.aborted || dispatch({ type: "service-missed" }),
    );
    return () => stop.abort();
  }, [client, offered, dispatch]);
}
