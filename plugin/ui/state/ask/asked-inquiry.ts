import type { StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import type { ErrorCode } from "../../../../shared/api/errors.ts";
import type { Inquiry, RepliedInquiry, ReplyPoint } from "../../../../shared/api/review-shapes.ts";
import type { PanelTexts } from "../../../../shared/i18n/panel.en.ts";
import type { AskedReview, ReviewOrder } from "../asked/asked-review.ts";

/** A question that the API was asked, until the reply to it is kept with its review. */
export interface AskedInquiry {
  /** The screen as it is now, with the idempotency key of the question. A new object asks. */
  readonly order: ReviewOrder & Required<Pick<ReviewOrder, "question">>;
  /** The points of the reply, as they come. */
  readonly points: readonly ReplyPoint[];
  /** Why it was refused or failed; null while it is under way. */
  readonly error: ErrorCode | null;
}

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

/** The thing that is asked about: a finding, or the screen. */
export type Topic = Pick<Inquiry, "frameId" | "findingId">;

export const isAbout = (inquiry: Topic, { frameId, findingId }: Topic): boolean =>
  inquiry.frameId === frameId && inquiry.findingId === findingId;

/** The review with a second opinion that a screen is part of, of those that were asked for last. */
export const reviewOfFrame = (asked: AskedReview | null, frameId: string): StoredReview | null =>
  [asked?.review, ...(asked?.parts?.reviews ?? [])].find((review) =>
    review?.frames.some(({ id }) => id === frameId),
  ) ?? null;

/** The questions about something that were replied to. */
export const repliedAbout = (
  { inquiries = [] }: Pick<StoredReview, "inquiries">,
  topic: Topic,
): readonly RepliedInquiry[] => inquiries.filter((inquiry) => isAbout(inquiry, topic));
