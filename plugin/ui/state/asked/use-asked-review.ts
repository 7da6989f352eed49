import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Client } from "../../../../shared/api/client.ts";
import type { ReviewEvent, ReviewRequest, StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import { send } from "../../../protocol/bridge.ts";
import type { Language } from "../../../../shared/i18n/language.ts";
import type { Act } from "../store.ts";
import { progressReview, refuseReview } from "./asked-acts.ts";
import type { AskedReview } from "./asked-review.ts";
import { errorCodeOf } from "../error-code.ts";
import { prepareRequest } from "./prepare-request.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

const noteOf = ({ createdAt: at, engine, frames }: StoredReview) => ({
  at,
  engine,
  screens: frames.map(({ id, findings }) => ({
    id,
    findingIds: findings.flatMap((finding) => (finding.isDetail ? [] : [finding.id])),
  })),
});

/** Asks the API for the review that is wanted, and tells its progress. What nobody listens to any more goes on. */
export function useAskedReview(
  asked: AskedReview | null,
  language: Language,
  client: Client | null,
  act: Act,
): void {
  const order = asked?.order ?? null;
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
        act(progressReview, key, event);
        if (event.type === "done") send("note-review", noteOf(event.review));
      };
      await (order.retryOf
        ? client.stream(theEndpoints().retryOpinion, { ...input, params: { id: order.retryOf } }, take)
        : client.stream(theEndpoints().createReview, input, take));
    };
    ask().catch((error: unknown) => {
      if (!stop.signal.aborted) act(refuseReview, key, errorCodeOf(error));
    });
    return () => stop.abort();
  }, [order, client, act]);
}
