import { useEffect } from "preact/hooks";
import { acts } from "../commands.ts";
import { usePanel } from "../use-panel.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

/** Asks on what conditions a review would be made, whenever one is offered. It says nothing of who asks. */
export function useConditions(): void {
  const { state, client } = usePanel();
  const { asked } = state;
  const offered = asked?.stage === "offered" ? asked : null;
  useEffect(() => {
    if (!client || !offered) return;
    const stop = new AbortController();
    const { signal } = stop;
    client.call(theEndpoints().readConfig, { signal }).then(
      ({ secondOpinion }) =>
        signal.aborted ||
        acts.setParts({ conditions: { provider: secondOpinion?.provider ?? null }, isServiceAway: false }),
      () => signal.aborted || acts.setParts({ isServiceAway: true }),
    );
    return () => stop.abort();
  }, [client, offered]);
}
