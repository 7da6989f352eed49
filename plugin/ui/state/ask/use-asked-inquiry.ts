import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";
import { prepareRequest } from "../asked/prepare-request.ts";
import { errorCodeOf } from "../error-code.ts";
import { untilAnswered } from "../until-answered.ts";
import { acts } from "../commands.ts";
import { usePanel } from "../use-panel.ts";
import type { ErrorCode } from "../../../../shared/api/errors.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";

const WORDED: Partial<Readonly<Record<ErrorCode, keyof PanelTexts["ask"]["errors"]>>> = {
  inquiries_used_up: "usedUp",
  no_reply: "noReply",
  rate_limited: "tooOften",
  reviews_under_way: "tooOften",
  second_opinion_unavailable: "away",
};

/** Why a question came to nothing, in words; any other code means that nobody answered. */
export const wordInquiryError = (error: ErrorCode, { ask: { errors } }: PanelTexts): string =>
  errors[WORDED[error] ?? "away"];

/** Asks the API the question that is wanted, and tells its reply as it comes. */
export function useAskedInquiry(): void {
  const { state, language, client } = usePanel();
  const { inquiry: asked } = state;
  const order = asked?.order ?? null;
  const ref = useRef({ asked, language });
  useLayoutEffect(() => void (ref.current = { asked, language }));
  useEffect(() => {
    const { current } = ref;
    if (!order || !client || !current.asked) return;
    const { reviewId, inquiry } = current.asked;
    const { key } = order;
    const ask = async (signal: AbortSignal) => {
      const body = { ...(await prepareRequest(order, current.language, signal)), inquiry };
      const input = { params: { id: reviewId }, body, key, signal };
      if (!signal.aborted)
        await client.stream(theEndpoints().inquire, input, (event) => acts.progressInquiry(key, event));
    };
    return untilAnswered(
      ask,
      () => {},
      (error) => acts.failInquiry(key, errorCodeOf(error)),
    );
  }, [order, client]);
}
