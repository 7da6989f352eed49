import type { ReviewEvent, StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import { type ErrorCode, isErrorCode } from "../../../../shared/api/errors.ts";
import type { Inquiry, OpinionScreen, SecondOpinionFinding } from "../../../../shared/api/review-shapes.ts";
import type { KeptDismissal, ReadFailure } from "../../../protocol/messages.ts";
import type { Scene } from "../../../../shared/scene/scene.ts";
import type { SettingsInForce } from "../kept/settings-in-force.ts";
import { isLast, type Parts, partKey } from "./parts.ts";

/** The review that the API is asked for. A new object asks, or asks again. */
export interface ReviewOrder {
  /** The idempotency key: another try sends the same one, so that it never costs twice. */
  readonly key: string;
  readonly scene: Scene;
  readonly settings: Omit<SettingsInForce, "language">;
  readonly dismissals: readonly KeptDismissal[];
  readonly purpose: string;
  /** Who uses the screens; "" when unsaid. */
  readonly brief: string;
  /** Whose model may give a second opinion; null: nobody's. */
  readonly secondOpinionBy: string | null;
  /** The review whose second opinion is asked for once more; a whole review when absent. */
  readonly retryOf?: string;
  /** A question to be asked of a review; a review when absent. */
  readonly question?: { readonly reviewId: string; readonly inquiry: Inquiry };
}

type Stage = "offered" | "asking" | "looking" | "done" | "failed" | "refused";

/** A review that nothing was sent for. */
export const OFFERED = {
  key: "",
  /** The provider who, as was agreed to, may look at it; null: nobody, and it is free. */
  secondOpinionBy: null as string | null,
  /** Null until the layers are read anew. */
  order: null as ReviewOrder | null,
  /** The order of a try of which nothing came; null when there was none. */
  former: null as ReviewOrder | null,
  /** Why the layers could not be read anew: nothing was sent. */
  failure: null as ReadFailure | null,
  /** True when it was asked again with a new token. */
  isRenewed: false,
  /**
   * `offered`: nothing was sent, and it is said what would be; `failed`: it was accepted and came to nothing; `refused`:
   * it was not accepted, or how it ended was not heard.
   */
  stage: "offered" as Stage,
  /** Offered without a second opinion, for whoever wants to keep the review. */
  isToSave: false,
  /** Findings of the second opinion, as they come. */
  findings: [] as readonly SecondOpinionFinding[],
  /** The findings, by their ids, for which somebody made the change that was proposed. */
  mended: [] as readonly string[],
  /** How far the look at each screen is. */
  screens: [] as readonly OpinionScreen[],
  review: null as StoredReview | null,
  /** The id under which it is stored, known once it was accepted. */
  reviewId: null as string | null,
  /** Why it was refused or failed. */
  error: null as ErrorCode | null,
  /**
   * The parts of a review of more screens than one request takes: key, order, stage, review and error are those
   * of one part.
   */
  parts: null as Parts | null,
};

/** A review that the API was asked for, as far as it is. */
export interface AskedReview extends Readonly<typeof OFFERED> {}

export const askWith = (key: string, secondOpinionBy: string | null): AskedReview => ({
  ...OFFERED,
  key,
  secondOpinionBy,
  stage: "asking",
});

/** The review that was saved of the screens, as long as these are as they were. */
export const savedAsIs = (asked: AskedReview | null, scene: Scene | null): StoredReview | null =>
  asked?.stage === "done" && asked.order?.scene.frames.every((frame) => scene?.frames.includes(frame))
    ? asked.review
    : null;

/** The findings of the parts that are done. */
const findingsBefore = ({ parts }: Pick<AskedReview, "parts">): readonly SecondOpinionFinding[] =>
  (parts?.reviews ?? []).flatMap(({ secondOpinion }) => secondOpinion.findings);

/** The review with its next part to be asked for; what the parts before it brought stays. */
export function withNextPart(asked: AskedReview, parts: Parts, key: string): AskedReview {
  const at = parts.at + 1;
  const reviews = asked.review ? [...parts.reviews, asked.review] : parts.reviews;
  const { findings, mended, secondOpinionBy } = asked;
  return {
    ...askWith(partKey(key, at), secondOpinionBy),
    findings,
    mended,
    parts: { ...parts, at, reviews, isEnding: false },
  };
}

/** The review with its last part to be asked for again. */
export const again = (
  { parts, secondOpinionBy }: Pick<AskedReview, "parts" | "secondOpinionBy">,
  key: string,
): AskedReview => ({
  ...askWith(parts ? partKey(key, parts.at) : key, secondOpinionBy),
  parts,
  findings: findingsBefore({ parts }),
});

/** True when a part is done and others are still to be asked for. */
export const hasMoreParts = ({ stage, parts }: AskedReview): boolean =>
  stage === "done" && parts !== null && !isLast(parts);

/** True when an answer is still to come. */
export const isUnderWay = (asked: AskedReview | null): boolean =>
  asked !== null && ["asking", "looking"].includes(asked.stage);

const withScreen = (screens: readonly OpinionScreen[], screen: OpinionScreen): readonly OpinionScreen[] => [
  ...screens.filter(({ frameId }) => frameId !== screen.frameId),
  screen,
];

/** Another try of which nothing came: the review is as it was. */
export const withFailedRetry = (asked: AskedReview, error: string): AskedReview => ({
  ...asked,
  stage: "done",
  findings: [...findingsBefore(asked), ...(asked.review?.secondOpinion.findings ?? [])],
  error: isErrorCode(error) ? error : "unavailable",
});

export function takeReviewEvent(asked: AskedReview, event: ReviewEvent): AskedReview {
  switch (event.type) {
    case "accepted":
      return { ...asked, stage: "looking", reviewId: event.reviewId };
    case "opinion":
      return { ...asked, screens: withScreen(asked.screens, event.screen) };
    case "finding":
      return { ...asked, findings: [...asked.findings, event.finding] };
    case "reply":
      return asked; // a question is followed by whoever asks it
    case "done":
      return {
        ...asked,
        stage: "done",
        review: event.review,
        findings: [...findingsBefore(asked), ...event.review.secondOpinion.findings],
      };
    case "failed":
      if (asked.order?.retryOf) return withFailedRetry(asked, event.error);
      return {
        ...asked,
        stage: "failed",
        findings: findingsBefore(asked),
        error: isErrorCode(event.error) ? event.error : null,
      };
  }
}
