import type { Finding, FrameReport } from "../../shared/review/report.ts";
import type { FileResult } from "../../cli/choose/file-result.ts";
import type { FileReview } from "../../cli/judge/review-file.ts";
import { foundOn, frameOf } from "../told-review.ts";

/** A finding on one layer of the screen 1:1. */
export const findingWith = (given: Partial<Finding> = {}): Finding =>
  foundOn({
    layers: [{ id: "1:2", name: "Hint", shown: "“Soon”" }],
    problem: "The contrast is 2.84:1.",
    fix: "Use a darker colour.",
    evidence: { ratio: 2.84 },
    ...given,
  });

/** A screen with findings. */
export const frameWith = (findings: readonly Finding[], given: Partial<FrameReport> = {}): FrameReport =>
  frameOf({ name: "Cart", layers: 2, durationMs: 12.4, findings, ...given });

/** The review of a file with these screens. */
export const reviewOf = (
  path: string,
  frames: readonly FrameReport[],
  paths: Readonly<Record<string, string>> = {},
): { readonly path: string } & FileReview => ({
  path,
  report: { engine: "test", file: "Shop", notRead: { count: 0, first: [] }, frames },
  layerPaths: new Map(frames.map((frame) => [frame, new Map(Object.entries(paths))])),
});

/** A file that could not be read. */
export const unread = (path: string, error: string): FileResult<FileReview> => ({ path, error });
