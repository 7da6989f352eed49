import type { FrameReport } from "../../../../shared/review/report.ts";
import { type PanelState, reviewsOf } from "../panel-state.ts";

/** Says of a screen that is nothing but a picture that it cannot be read; undefined for others. */
export const saidOfPicture = ({ notJudged = [] }: FrameReport): string | undefined =>
  notJudged.find(({ reason }) => reason === "picture")?.text;

/** True when nothing of the screens at hand can be read. */
export const isAllPictures = (state: PanelState): boolean =>
  reviewsOf(state).every(({ report }) => saidOfPicture(report));
