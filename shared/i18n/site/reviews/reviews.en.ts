import type { Counted, PutIn, TextsLike } from "../../texts-like.ts";
import { pluralEn as plural } from "../../plural.ts";
import { SENDING_EN } from "../../sending.en.ts";
import { REVIEW_WORDS_EN } from "../../words/review-words.en.ts";
import { REVIEW_VIEW_EN } from "./review-view.en.ts";

/** Past reviews on the site. */
export const REVIEWS_EN = {
  ...REVIEW_WORDS_EN,
  view: REVIEW_VIEW_EN,
  title: "Your reviews",
  heading: "Your reviews",
  lead: "Everything reviewed with your account, newest first.",
  none: "No reviews yet",
  noneText: `Select a screen in the plugin, ask for feedback and save the review: it is kept here. ${SENDING_EN.cost}`,
  try: "Try it now",
  away: "The reviews could not be loaded.",
  more: "Show more",
  open: "Open the review",
  screens: ({ count }: Counted) => plural(count, `${count} screen`, `${count} screens`),
  findings: ({ count }: Counted) => plural(count, `${count} finding`, `${count} findings`),
  nothing: "No findings",
  back: "Your reviews",
  made: ({ date }: PutIn<"date">) => `Reviewed on ${date}. The design may have changed since.`,
  purpose: ({ purpose }: PutIn<"purpose">) => `Purpose of the screen: ${purpose}`,
  picture: ({ name }: PutIn<"name">) => `${name}, as it was reviewed`,
  pictureRegion: ({ name }: PutIn<"name">) => `The picture of ${name}, with the numbers of its findings`,
  noPicture: "No picture was kept of this screen.",
  layers: ({ count }: Counted) => plural(count, `${count} layer checked.`, `${count} layers checked.`),
  judgedBy: ({ what }: PutIn<"what">) => `Checked against ${what}.`,
  seen: ({ line }: PutIn<"line">) => `Seen: ${line}.`,
  mainAction: "main action",
  states: { selected: "selected", disabled: "disabled", error: "in error" },
  notJudged: ({ count }: Counted) =>
    plural(count, `${count} thing was not checked`, `${count} things were not checked`),
  limits: "Nothing measurable stands out. That is not a promise that the screen is perfect.",
  secondOpinion: "Second opinion",
  secondOpinionText: "A model noticed this, and a second look confirmed it. Judge for yourself.",
  why: "Why it matters",
  fix: "What to do",
  layersOf: "Layers",
  basis: "Based on",
  details: ({ count }: PutIn<"count">) => `Details (${count})`,
  dismissed: ({ count }: PutIn<"count">) => `Dismissed (${count})`,
  dismissedFor: ({ reason }: PutIn<"reason">) => `Dismissed: ${reason}`,
  unsure: ({ count }: Counted) =>
    plural(count, `${count} thing could not be decided`, `${count} things could not be decided`),
  gone: "This review is not here",
  goneText: "It was deleted, or it belongs to another account.",
  goneShared: "This link is no longer valid",
  goneSharedText: "It has expired, or it was revoked. Ask whoever sent it for a new one.",
  sharedNote: "Somebody shared this review with you by a private link.",
  sharedAction: "What is this?",
  share: {
    heading: "Share by a private link",
    text: "Anyone with the link sees this review and its pictures, and nothing else in your account. You can revoke it.",
    days: "Expires after",
    day: ({ count }: Counted) => plural(count, `${count} day`, `${count} days`),
    make: "Make a link",
    made: "This link is shown only once. Copy it now.",
    link: "Private link",
    copy: "Copy link",
    copied: "Copied",
    until: ({ made, ends }: PutIn<"made" | "ends">) => `Made on ${made}, ends on ${ends}`,
    withdraw: "Revoke",
    withdrawn: "The link was revoked.",
    failed: "That did not work. Try again.",
  },
  delete: {
    open: "Delete this review",
    text: "It is deleted with its pictures and private links. This cannot be undone.",
    yes: "Delete",
    done: "The review was deleted.",
    failed: "It could not be deleted. Try again.",
  },
} as const;

export type ReviewsTexts = TextsLike<typeof REVIEWS_EN>;
