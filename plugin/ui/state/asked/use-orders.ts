import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Client } from "../../../../shared/api/client.ts";
import type { ErrorCode } from "../../../../shared/api/errors.ts";
import type { ReviewEvent, ReviewRequest, StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import { send } from "../../../protocol/bridge.ts";
import { acts } from "../commands.ts";
import { usePanel } from "../use-panel.ts";
import type { ReviewOrder } from "./asked-review.ts";
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

type Prepared = Promise<ReviewRequest>;

/** Sends an order once it is placed, and tells why nothing came of it. What nobody listens to any more goes on. */
function useOrder(order: ReviewOrder | null, fail: (key: string, error: ErrorCode) => void): void {
  const { language, client } = usePanel();
  const languageRef = useRef(language);
  useLayoutEffect(() => void (languageRef.current = language));
  /** Another try must send the same again: the API refuses a key that comes with another request. */
  const lastRef = useRef<{ readonly key: string; readonly body: Prepared } | null>(null);
  const openRef = useRef(new AbortController());
  useEffect(() => () => openRef.current.abort(), []);
  useEffect(() => {
    if (!order || !client) return;
    const { key } = order;
    if (lastRef.current?.key !== key)
      lastRef.current = { key, body: prepareRequest(order, languageRef.current, openRef.current.signal) };
    const { body } = lastRef.current;
    return untilAnswered(
      (signal) => stream(client, order, body, signal),
      () => {},
      (error) => fail(key, errorCodeOf(error)),
    );
  }, [order, client, fail]);
}

/** Asks for a question, a review, or for more of one, and tells what comes of it. */
async function stream(client: Client, order: ReviewOrder, prepared: Prepared, signal: AbortSignal) {
  const { key, retryOf, question } = order;
  const { inquire, retryOpinion, createReview } = theEndpoints();
  const body = await prepared;
  if (signal.aborted) return;
  const input = { body, key, signal };
  const take = (event: ReviewEvent): void => {
    if (question) return acts.progressInquiry(key, event);
    acts.progressReview(key, event);
    if (event.type === "done") send("note-review", noteOf(event.review));
  };
  if (question) {
    const { reviewId, inquiry } = question;
    const params = { id: reviewId };
    await client.stream(inquire, { ...input, params, body: { ...body, inquiry } }, take);
  } else if (retryOf) await client.stream(retryOpinion, { ...input, params: { id: retryOf } }, take);
  else await client.stream(createReview, input, take);
}

/** Sends the review and the question that are wanted. */
export function useOrders(): void {
  const { asked, inquiry } = usePanel().state;
  useOrder(asked?.order ?? null, acts.refuseReview);
  useOrder(inquiry?.order ?? null, acts.failInquiry);
}
