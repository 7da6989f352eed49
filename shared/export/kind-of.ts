import type { FrameReport } from "../review/report.ts";
import type { ReviewWords } from "./review-words.ts";

/** What is judged, in words. A whole screen is what is usually judged, and goes without saying. */
export const frameKindWords = (
  { kind }: FrameReport,
  { kinds }: Pick<ReviewWords, "kinds">,
): readonly string[] => (kind === undefined || kind === "screen" ? [] : [kinds[kind]]);
