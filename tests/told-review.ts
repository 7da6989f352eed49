import type { Finding, FrameReport } from "../shared/review/report.ts";
import type { ToldReview } from "../shared/export/told-review.ts";

/** A finding, for tests that only look at a part of it. */
export const foundOn = (fields: Partial<Finding> = {}): Finding => ({
  id: "text-contrast@1:2",
  rule: "text-contrast",
  aspect: "ui",
  severity: "major",
  certainty: "measured",
  layers: [{ id: "1:2", name: "Greeting" }],
  title: "Text too faint",
  problem: "The contrast is 1.2:1.",
  why: "People cannot read it.",
  fix: "Darken it.",
  basis: "https://www.w3.org/TR/WCAG22/#contrast-minimum",
  evidence: {},
  ...fields,
});

/** The report on a screen, for tests that only look at a part of it. */
export const frameOf = (fields: Partial<FrameReport> = {}): FrameReport => ({
  id: "1:1",
  name: "Sign in",
  layers: 3,
  durationMs: 1,
  findings: [],
  unsure: [],
  ...fields,
});

/** The review of one screen, for tests that only look at a part of it. */
export const toldReview = (
  findings: readonly Finding[],
  { review, frame }: { readonly review?: Partial<ToldReview>; readonly frame?: Partial<FrameReport> } = {},
): ToldReview => ({
  engine: "engine 1",
  file: "Shop",
  notRead: { count: 0, first: [] },
  frames: [frameOf({ findings, ...frame })],
  ...review,
});
