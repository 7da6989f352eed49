import { expect, test } from "vitest";
import type { OpinionScreen } from "../../../../shared/api/review-shapes.ts";
import { PANEL_EN } from "../../../../shared/i18n/panel.en.ts";
import { screen, sceneOf } from "../../../../shared/scene/testing.ts";
import type { ReviewOrder } from "./asked-review.ts";
import { wordLack, wordSteps } from "./word-opinion.ts";

const at = (frameId: string, state: OpinionScreen["state"]): OpinionScreen => ({ frameId, state });
const orderOf = (count: number): ReviewOrder => {
  const [frame] = sceneOf(screen([])).frames;
  return { scene: { frames: Array.from({ length: count }, () => frame) } } as unknown as ReviewOrder;
};

test("of one screen it is told what is done, of several how many are", () => {
  expect(wordSteps({ screens: [], order: orderOf(1) }, PANEL_EN)).toBe(PANEL_EN.review.looking);
  expect(wordSteps({ screens: [at("1", "checking")], order: orderOf(1) }, PANEL_EN)).toBe(
    "Checking what was found…",
  );
  const screens = [at("1", "done"), at("2", "checking"), at("3", "failed")];
  expect(wordSteps({ screens, order: orderOf(3) }, PANEL_EN)).toBe(
    "Second opinion: 2 of 3 screens looked at…",
  );
});

test("what is lacking is said with its reason", () => {
  const slow = { ...at("2", "failed"), reason: "slow" as const };
  expect(wordLack({ state: "done", findings: [], screens: [at("1", "done")] }, PANEL_EN)).toBeNull();
  expect(wordLack({ state: "done", findings: [], screens: [at("1", "done"), slow] }, PANEL_EN)).toBe(
    "1 of 2 screens has no second opinion, or only a part of one. The model took too long.",
  );
  const part = { ...at("1", "partly"), reason: "stopped" as const };
  expect(wordLack({ state: "done", findings: [], screens: [part] }, PANEL_EN)).toBe(
    "This is only a part of a second opinion. You cancelled it.",
  );
  const busy = { ...at("1", "failed"), reason: "busy" as const, retryAfterS: 40 };
  expect(wordLack({ state: "failed", findings: [], screens: [busy] }, PANEL_EN)).toBe(
    "The model is busy: try again in 40 s. The second opinion failed: nothing was charged.",
  );
});
