import { useEffect } from "preact/hooks";
import type { Client } from "../../../../shared/api/client.ts";
import { type Act, setParts } from "../store.ts";
import type { AskedReview } from "./asked-review.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

/** Asks on what conditions a review would be made, whenever one is offered. It says nothing of who asks. */
export function useConditions(asked: AskedReview | null, client: Client | null, act: Act): void {
  const offered = asked?.stage === "offered" ? asked : null;
  useEffect(() => {
    if (!client || !offered) return;
    const stop = new AbortController();
    const { signal } = stop;
    client.call(theEndpoints().readConfig, { signal }).then(
      ({ secondOpinion }) =>
        signal.aborted ||
        act(setParts, { conditions: { provider: secondOpinion?.provider ?? null }, isServiceAway: false }),
      () => signal.aborted || act(setParts, { isServiceAway: true }),
    );
    return () => stop.abort();
  }, [client, offered, act]);
}
