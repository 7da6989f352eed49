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
