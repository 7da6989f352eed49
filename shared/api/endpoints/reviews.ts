import * as z from "zod/mini";
import type { Scene } from "../../scene/scene.ts";
import { ROLES } from "../../perception/elements/element.ts";
import {
  DISMISSAL_REASONS,
  DISMISSAL_SCOPES,
  MAX_DISMISSALS,
  MAX_PLACES,
  MAX_REASON_LENGTH,
  type Dismissal,
} from "../../review/dismissed/dismissal.ts";
import { SEVERITIES } from "../../review/rule.ts";
import { houseRules } from "../../house-rules/house-rules.ts";
import { defineEndpoint } from "../endpoint.ts";
import { aspect, done, idField, instant, language, level, platformChoice, text } from "../fields.ts";
import {
  frameReport,
  inquiryField,
  opinionScreen,
  repliedInquiry,
  replyPoint,
  secondOpinionFinding,
} from "../review-shapes.ts";
import { MAX_FRAMES } from "../scene-bounds.ts";
import { sceneField } from "../scene-field.ts";
import { allowance } from "./allowance.ts";

export { MAX_FRAMES };

/** Largest request for a review in bytes, with its pictures. */
export const MAX_REVIEW_BYTES = 8 * 1024 * 1024;

const picture = z.object({
  frameId: text(200),
  /** A PNG or JPEG. */
  base64: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, "must be base64")),
});

const dismissalField: z.ZodMiniType<Dismissal> = z.object({
  id: text(100),
  rule: text(100),
  scope: z.enum(DISMISSAL_SCOPES),
  places: z.array(text(200)).check(z.maxLength(MAX_PLACES)),
  reason: z.enum(DISMISSAL_REASONS),
  role: z.exactOptional(z.enum(ROLES)),
  words: z.exactOptional(text(MAX_REASON_LENGTH)),
});

/** The states of the second opinion on a review: there is one, none was wanted or to be had, or it failed. */
const SECOND_OPINION_STATES = ["done", "off", "failed"] as const;

/** The marks that somebody may give to a finding of the second opinion. */
export const OPINION_MARKS = ["useful", "not-useful", "wrong"] as const;
export type OpinionMark = (typeof OPINION_MARKS)[number];

const storedReview = z.object({
  id: idField,
  title: z.string(),
  language,
  aspects: z.array(aspect),
  /** The purpose of the screen, in its designer's words; empty when none was given. */
  purpose: z.string(),
  createdAt: instant,
  /** Name and version of the engine that measured. */
  engine: z.string(),
  frames: z.array(frameReport),
  secondOpinion: z.object({
    state: z.enum(SECOND_OPINION_STATES),
    findings: z.array(secondOpinionFinding),
    /**
     * How far the opinion on each screen came: one may fail where others do not. Reviews of older versions have none.
     */
    screens: z.exactOptional(z.array(opinionScreen)),
    /** The marks of findings, by their ids; absent when there are none. */
    marks: z.exactOptional(z.record(z.string(), z.enum(OPINION_MARKS))),
  }),
  /** The questions that were asked about it, with their replies, the oldest first; absent when there are none. */
  inquiries: z.exactOptional(z.array(repliedInquiry)),
  /** True when it cost a request: without a second opinion it is free, and one that failed was given back. */
  isCharged: z.boolean(),
  /**
   * Present when its maker shares it with their team. `by`: their name, empty when they have given none. One that is
   * somebody else's can be read, and nothing else.
   */
  team: z.exactOptional(z.object({ isOwn: z.boolean(), by: z.string() })),
  /** The frames that have a picture at `/api/reviews/:id/pictures/:frameId`. */
  pictures: z.array(z.string()),
});
export type StoredReview = z.infer<typeof storedReview>;

/** A review for whoever has a link to it: nothing of the account it belongs to. */
const sharedReview = z.omit(storedReview, { isCharged: true, team: true });

/** A review in a list. */
export const reviewSummary = z.object({
  id: idField,
  title: z.string(),
  language,
  createdAt: instant,
  frames: z.int(),
  /** Findings by severity, measured and of the second opinion. */
  counts: z.record(z.enum(SEVERITIES), z.int()),
  /** A frame to show as its picture; null when it has none. */
  pictureFrameId: z.nullable(z.string()),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

/** The events of a review while it is made. `done` or `failed` is the last one; of one that is only saved, the only one. */
const reviewEvent = z.discriminatedUnion("type", [
  /** Its screens are measured, and a second opinion is asked for. */
  z.object({ type: z.literal("accepted"), reviewId: idField }),
  /** How far the second opinion on a screen is. */
  z.object({ type: z.literal("opinion"), screen: opinionScreen }),
  z.object({ type: z.literal("finding"), finding: secondOpinionFinding }),
  /** A point of the reply to a question about the review. */
  z.object({ type: z.literal("reply"), point: replyPoint }),
  z.object({ type: z.literal("done"), review: storedReview, allowance }),
  z.object({ type: z.literal("failed"), error: z.string(), message: z.string() }),
]);
export type ReviewEvent = z.infer<typeof reviewEvent>;

/** The order of a review: the screens, and how they are to be reviewed. */
const reviewOrder = z.object({
  scene: sceneField,
  pictures: z.array(picture).check(z.maxLength(MAX_FRAMES)),
  aspects: z.array(aspect).check(z.minLength(1), z.maxLength(4)),
  purpose: text(1000),
  /** Who uses the screens, in their designer's words: told to the model, and not kept. */
  brief: z.optional(text(1500)),
  language,
  /** The level of WCAG that is judged by: AA when absent. */
  level: z.optional(level),
  /** The platform that the screens are made for: guessed when absent. */
  platform: z.optional(platformChoice),
  /**
   * The provider whose model may give a second opinion, as it was named to the person who asks. Null, or
   * another one than the server's: there is no second opinion, and the review is free. Absent: the server's,
   * whoever that is.
   */
  secondOpinionBy: z.optional(z.nullable(text(200))),
  /** Pictures and icons were not at hand where the pictures were drawn: something stands in for them. */
  hasStandIns: z.optional(z.boolean()),
  /** The house rules of the file and of its team: what they say is judged by, and not kept. */
  house: z.optional(houseRules),
  /** True to pass over layers that components of libraries brought along. */
  ignoresLibraries: z.optional(z.boolean()),
  /** The dismissals of the file: what they cover is reported apart from the findings. */
  dismissals: z.optional(z.array(dismissalField).check(z.maxLength(MAX_DISMISSALS))),
  /** Send a mail when it is ready: for a person with an account. */
  notify: z.optional(z.boolean()),
});

/** A call that sends screens, and hears what becomes of them while it is made. */
const toldWhileMade = {
  method: "POST",
  access: "either",
  maxBytes: MAX_REVIEW_BYTES,
  events: reviewEvent,
  lastEvents: ["done", "failed"],
} as const;

/**
 * Asks for a review. Without a second opinion it is measured, saved at once, and free. With one it costs a request with
 * the first finding, or with the end where there is none, and the work goes on when nobody listens. The same key gives
 * the same review.
 */
export const createReview = defineEndpoint({
  ...toldWhileMade,
  path: "/api/reviews",
  isKeyed: true,
  body: reviewOrder,
  errors: [
    "allowance_used_up",
    "key_conflict",
    "not_found",
    "reviews_under_way",
    "scene_unusable",
    "second_opinion_unavailable",
  ],
});
export type ReviewRequest = z.infer<typeof reviewOrder> & { readonly scene: Scene };

/**
 * Asks once more for the second opinion on those screens of a review of which there is none, or a part of one. The body
 * is that of the review. The review keeps what it has. It costs nothing more, three times; a review that was given back
 * as a whole is charged as a new one is. The work goes on when nobody listens, and whoever asks meanwhile hears the
 * same.
 */
export const retryOpinion = defineEndpoint({
  ...toldWhileMade,
  path: "/api/reviews/:id/opinion",
  mayRepeat: true,
  body: reviewOrder,
  errors: [
    "allowance_used_up",
    "design_changed",
    "opinion_ended",
    "reviews_under_way",
    "scene_unusable",
    "second_opinion_unavailable",
  ],
});

/** A question that asks something, in words or in somebody's place. */
const asking = inquiryField.check(
  z.refine(({ words, perspective }) => words.trim() !== "" || perspective !== undefined, {
    path: ["words"],
    error: "must ask something, or name a perspective",
  }),
);

/** The order of a reply: a screen as it is now, and what is asked about it. */
const replyOrder = z.extend(reviewOrder, { inquiry: asking });

/** The order of a review, or of a reply: both are checked alike. */
export const anyOrder = z.extend(reviewOrder, { inquiry: z.optional(asking) });

/** How many questions may be asked about a review that was charged. */
export const MAX_INQUIRIES = 5;

/**
 * Asks a question about a screen of a review that was charged: five cost nothing more, and what gets no reply does not
 * count. The work goes on when nobody listens; question and reply are kept with the review. The same key asks once.
 */
export const inquire = defineEndpoint({
  ...toldWhileMade,
  path: "/api/reviews/:id/inquiries",
  isKeyed: true,
  body: replyOrder,
  errors: [
    "inquiries_used_up",
    "key_conflict",
    "no_reply",
    "reviews_under_way",
    "scene_unusable",
    "second_opinion_unavailable",
  ],
});

/**
 * Ends the second opinion of a review that is under way. What is verified by then is kept, and charged when there is
 * something on at least one screen; else the request is given back. Second opinions on 30 screens may come to nothing
 * within an hour; then rate_limited answers the next. Those who listen hear the end.
 */
export const stopOpinion = defineEndpoint({
  method: "POST",
  path: "/api/reviews/:id/opinion/stop",
  access: "either",
  answer: done,
});

/** Says of a finding of the second opinion whether it was useful; null takes that back. */
export const markOpinion = defineEndpoint({
  method: "POST",
  path: "/api/reviews/:id/marks",
  access: "either",
  body: z.object({ findingId: text(400), mark: z.nullable(z.enum(OPINION_MARKS)) }),
  answer: done,
});

/** Which page of a list is asked for. */
export const pageAsked = z.object({
  /** Where the page before ended. */
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
});

/** Past reviews, the newest first. */
export const listReviews = defineEndpoint({
  method: "GET",
  path: "/api/reviews",
  access: "either",
  query: pageAsked,
  answer: z.object({ reviews: z.array(reviewSummary), nextCursor: z.nullable(z.string()) }),
});

/** One review: one's own, or one that somebody shares with one's team. */
export const readReview = defineEndpoint({
  method: "GET",
  path: "/api/reviews/:id",
  access: "either",
  answer: storedReview,
});

const screenReview = z.object({
  id: idField,
  createdAt: instant,
  /** The findings on the screen that are no details, by severity: measured ones alone. */
  counts: z.record(z.enum(SEVERITIES), z.int()),
});
export type ScreenReview = z.infer<typeof screenReview>;

/** How many reviews of one screen are told at most. */
export const MAX_SCREEN_REVIEWS = 30;

/**
 * The caller's reviews of a screen of this review, which has the same id and name in them: the newest first, at most
 * 30.
 */
export const listScreenReviews = defineEndpoint({
  method: "GET",
  path: "/api/reviews/:id/screens/:frameId/reviews",
  access: "either",
  answer: z.object({ reviews: z.array(screenReview) }),
});

/** Deletes a review with its pictures and shared links, at once. */
export const deleteReview = defineEndpoint({
  method: "DELETE",
  path: "/api/reviews/:id",
  access: "either",
  answer: done,
});

/** The picture of a screen as it was reviewed. */
export const readReviewPicture = defineEndpoint({
  method: "GET",
  path: "/api/reviews/:id/pictures/:frameId",
  access: "either",
});

const sharedLink = z.object({ id: idField, createdAt: instant, expiresAt: instant });

/** Makes a private link to a review of an account. Its token is shown once. */
export const shareReview = defineEndpoint({
  method: "POST",
  path: "/api/reviews/:id/links",
  access: "either",
  body: z.object({ days: z._default(z.int().check(z.minimum(1), z.maximum(365)), 30) }),
  answer: z.extend(sharedLink, { token: z.string() }),
  errors: ["forbidden"],
});

/** The links to a review that work now. */
export const listSharedLinks = defineEndpoint({
  method: "GET",
  path: "/api/reviews/:id/links",
  access: "user",
  answer: z.object({ links: z.array(sharedLink) }),
});

/** Takes a private link back: it leads nowhere from now on. */
export const withdrawSharedLink = defineEndpoint({
  method: "DELETE",
  path: "/api/reviews/:id/links/:linkId",
  access: "user",
  answer: done,
});

/** The review behind a private link. */
export const readSharedReview = defineEndpoint({
  method: "GET",
  path: "/api/shared/:token",
  access: "anyone",
  answer: sharedReview,
});

/** The picture of a screen behind a private link. */
export const readSharedPicture = defineEndpoint({
  method: "GET",
  path: "/api/shared/:token/pictures/:frameId",
  access: "anyone",
});
