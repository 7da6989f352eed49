import { ENGINE } from "../../../../shared/review/engine.ts";
import type { FrameNotes } from "../../../protocol/messages.ts";
import type { FrameReview } from "../panel-state.ts";

/**
 * Compares what is found now with what was found when reviews were kept last: `at` (ISO 8601) the latest of these, and what is
 * found no more is gone. Null where none was by this engine, or nothing has changed.
 */
export function sinceLast(
  reviews: readonly Pick<FrameReview, "report">[],
  notes: Readonly<Record<string, FrameNotes>>,
) {
  const found = { at: "", gone: 0, added: 0 };
  for (const { report } of reviews) {
    const { id, findings, dismissed = [] } = report;
    const last = notes[id]?.last;
    if (last?.engine !== ENGINE) continue;
    const before = new Set(last.findingIds);
    const now = new Set([...findings, ...dismissed].map((finding) => finding.id));
    if (last.at > found.at) found.at = last.at;
    found.gone += last.findingIds.filter((finding) => !now.has(finding)).length;
    found.added += findings.filter((finding) => !finding.isDetail && !before.has(finding.id)).length;
  }
  return found.gone + found.added > 0 ? found : null;
}
