import type { SecondOpinionFinding } from "../../../../shared/api/review-shapes.ts";
import { numberedScreen, type NumberedScreen } from "../../../../shared/export/numbered-screen.ts";
import { openAndFolded } from "../../../../shared/review/open-and-folded.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { asMeasured, asNoticed, type ItemFinding } from "./item-finding.ts";

/** The findings of a stored screen with their numbers. */
export function numberedItems(
  frame: FrameReport,
  noticed: readonly SecondOpinionFinding[],
): NumberedScreen<ItemFinding> {
  const { open, details } = openAndFolded(frame.findings);
  return numberedScreen<ItemFinding>(open.map(asMeasured), noticed.map(asNoticed), details.map(asMeasured));
}
