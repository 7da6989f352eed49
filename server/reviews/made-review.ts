import type { ReviewRequest } from "../../shared/api/endpoints/reviews.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import type { Caller } from "../http/caller/caller.ts";
import type { FramePicture } from "../second-opinion/second-opinion.ts";
import type { Opinion } from "./opinion/ask-opinion.ts";

/** A review that may be made: its request was checked and put aside. */
export interface WantedReview {
  readonly id: string;
  readonly reservationId: string;
  readonly caller: Caller;
  readonly request: ReviewRequest;
  readonly pictures: readonly FramePicture[];
}

/** A review that is made, and is still to be stored. */
export interface MadeReview extends WantedReview {
  readonly frames: readonly FrameReport[];
  readonly opinion: Opinion;
}
