import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { ReviewEvent, ReviewRequest, StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import { send } from "../../../protocol/bridge.ts";
import { acts } from "../commands.ts";
import { usePanel } from "../use-panel.ts";
import { isOpinionOff } from "./conditions.ts";
import { errorCodeOf } from "../error-code.ts";
import { untilAnswered } from "../until-answered.ts";
import { prepareRequest } from "./prepare-request.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

/**
 * Asks on what conditions a review would be made, whenever one is offered. It says nothing of who asks. Live checks ask
 * nothing: that there is no second opinion the main thread tells from the last time, and on the stage the site around it.
 */
export function useConditions(): void {
  const { state, client } = usePanel();
  const { asked } = state;
  const offered = asked?.stage === "offered" ? asked : null;
  useEffect(() => {
    if (!client || !offered) return;
    return untilAnswered(
      (signal) => client.call(theEndpoints().readConfig, { signal }),
      ({ secondOpinion }) => {
        const conditions = { provider: secondOpinion?.provider ?? null };
        acts.setParts({ conditions, isServiceAway: false });
        send("save-opinion-off", { isOff: isOpinionOff({ conditions }) });
      },
      () => acts.setParts({ isServiceAway: true }),
    );
  }, [client, offered]);
}

const noteOf = ({ createdAt: at, engine, frames }: StoredReview) => ({
  at,
  engine,
  screens: frames.map(({ id, findings }) => ({
    id,
    findingIds: findings.flatMap((finding) => (finding.isDetail ? [] : [finding.id])),
  })),
});

/** Asks the API for the review that is wanted, and tells its progress. What nobody listens to any more goes on. */
export function useAskedReview(): void {
  const { state, language, client } = usePanel();
  const order = state.asked?.order ?? null;
  const languageRef = useRef(language);
  useLayoutEffect(() => void (languageRef.current = language));
  /** Another try must send the same again: the API refuses a key that comes with another request. */
  const lastRef = useRef<{ readonly key: string; readonly body: Promise<ReviewRequest> } | null>(null);
  const openRef = useRef(new AbortController());
  useEffect(() => () => openRef.current.abort(), []);
  useEffect(() => {
    if (!order || !client) return;
    const stop = new AbortController();
    const { key } = order;
    if (lastRef.current?.key !== key)
      lastRef.current = { key, body: prepareRequest(order, languageRef.current, openRef.current.signal) };
    const { body } = lastRef.current;
    const ask = async () => {
      const input = { body: await body, key, signal: stop.signal };
      if (stop.signal.aborted) return;
      const take = (event: ReviewEvent): void => {
        acts.progressReview(key, event);
        if (event.type === "done") send("note-review", noteOf(event.review));
      };
      await (order.retryOf
        ? client.stream(theEndpoints().retryOpinion, { ...input, params: { id: order.retryOf } }, take)
        : client.stream(theEndpoints().createReview, input, take));
    };
    ask().catch((error: unknown) => {
      if (!stop.signal.aborted) acts.refuseReview(key, errorCodeOf(error));
    });
    return () => stop.abort();
  }, [order, client]);
}
