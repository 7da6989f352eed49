import type { FrameReport } from "../review/report.ts";
import type { ReviewWords } from "./review-words.ts";

/** The kind of a frame, in words; none for a whole screen, which is the usual kind. */
export const frameKindWords = (
  { kind }: FrameReport,
  { kinds }: Pick<ReviewWords, "kinds">,
): readonly string[] => (kind === undefined || kind === "screen" ? [] : [kinds[kind]]);
