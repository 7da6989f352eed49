import type { ToldReview } from "../../../../shared/export/told-review.ts";
import { ENGINE } from "../../../../shared/review/engine.ts";
import { withDoubts } from "../../../../shared/review/doubts.ts";
import { reviewsOf, selectedFrames, type PanelState } from "../panel-state.ts";

const ALL_READ = { count: 0, first: [] };

/** The purposes given for the screens, each once. */
function purposeOf(state: PanelState): string {
  const said = selectedFrames(state)
    .filter(({ id }) => state.reviews[id])
    .map(({ purpose }) => purpose);
  return state.asked?.order?.purpose ?? [...new Set(said.filter(Boolean))].join(" / ");
}

/** The results as they are shown, to be told to others. */
export const toldResults = (state: PanelState, madeAt: string): ToldReview => ({
  engine: ENGINE,
  file: state.scene?.file ?? "",
  notRead: ALL_READ,
  madeAt,
  purpose: purposeOf(state),
  frames: reviewsOf(state).map(({ report }) => withDoubts(report, state.asked?.screens)),
  noticed: state.asked?.findings ?? [],
  ...(state.asked?.review?.inquiries && { inquiries: state.asked.review.inquiries }),
});
