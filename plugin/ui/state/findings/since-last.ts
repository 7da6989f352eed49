import { ENGINE } from "../../../../shared/review/engine.ts";
import type { FrameNotes } from "../../../protocol/messages.ts";
import type { FrameReview } from "../panel-state.ts";

/** The changes of the findings on some screens since reviews of them were kept. */
export interface SinceLast {
  /** ISO 8601: the latest of these reviews. */
  readonly at: string;
  /** Found no more. */
  readonly gone: number;
  readonly added: number;
}

/**
 * Compares what is found now with what was found when reviews were kept last. Null where none was by this engine, or
 * nothing has changed.
 */
export function sinceLast(
  reviews: readonly Pick<FrameReview, "report">[],
  notes: Readonly<Record<string, FrameNotes>>,
): SinceLast | null {
  const changes = reviews.flatMap(({ report: { id, findings, dismissed = [] } }) => {
    const last = notes[id]?.last;
    if (last?.engine !== ENGINE) return [];
    const before = new Set(last.findingIds);
    const now = new Set([...findings, ...dismissed].map((finding) => finding.id));
    return [
      {
        at: last.at,
        gone: last.findingIds.filter((finding) => !now.has(finding)).length,
        added: findings.filter((finding) => !finding.isDetail && !before.has(finding.id)).length,
      },
    ];
  });
  const sum = (of: "gone" | "added") => changes.reduce((all, change) => all + change[of], 0);
  const [gone, added] = [sum("gone"), sum("added")];
  const [at] = changes
    .map((change) => change.at)
    .toSorted()
    .toReversed();
  return at !== undefined && gone + added > 0 ? { at, gone, added } : null;
}
