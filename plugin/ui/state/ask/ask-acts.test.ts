import { expect, test } from "vitest";
import { ALLOWANCE, storedReview } from "../../../../tests/panel/fake-api.ts";
import { INITIAL_STATE } from "../panel-state.ts";
import { progressInquiry } from "./ask-acts.ts";
import type { AskedInquiry } from "./asked-inquiry.ts";

test("a reply that comes when its results were left keeps nobody from the next question", () => {
  const review = storedReview();
  const inquiry = { reviewId: review.id, order: { key: "a key" }, points: [], error: null };
  const state = { ...INITIAL_STATE, asked: null, inquiry: inquiry as unknown as AskedInquiry };
  const event = { type: "done", review, allowance: ALLOWANCE } as const;
  expect(progressInquiry(state, "a key", event).inquiry).toBeNull();
});
