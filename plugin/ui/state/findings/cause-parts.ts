import { acrossScreens, type CauseGroup } from "../../../../shared/review/across-screens.ts";
import { useMemo } from "preact/hooks";
import { reviewsOf, shownReview } from "../panel-state.ts";
import { usePanel } from "../use-panel.ts";
import { type FixPart, withSeen } from "./offered-fix.ts";

const ALONE: readonly FixPart[] = [];

export const partsOfCause = ({ screens }: CauseGroup): readonly FixPart[] =>
  screens.map(({ id, findings }) => ({ frameId: id, findingIds: findings.map((one) => one.id) }));

/** Names the row of a cause, in whatever order its findings are. */
export function keyOfCause({ screens: [{ id, findings }] }: CauseGroup): string {
  const [first] = findings.map((finding) => finding.id).toSorted();
  return `cause ${id} ${first}`;
}

/** The findings of one cause with one on the screen that is shown, where that concerns other screens, too; else none. */
export function useSameElsewhere(findingId: string): readonly FixPart[] {
  const { state } = usePanel();
  const { scene, reviews } = state;
  const shownId = shownReview(state)?.report.id;
  return useMemo(() => {
    const reports = reviewsOf({ scene, reviews }).map(({ report }) => report);
    if (reports.length < 2) return ALONE;
    const parts = acrossScreens(reports)
      .map(partsOfCause)
      .find((all) =>
        all.some(({ frameId, findingIds }) => frameId === shownId && findingIds?.includes(findingId)),
      );
    return parts && shownId !== undefined && parts.length > 1 ? withSeen(parts, shownId, findingId) : ALONE;
  }, [scene, reviews, shownId, findingId]);
}
