import type { StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import type { ToldReview } from "../../../../shared/export/told-review.ts";
import type { ScreenPictures } from "../../../../shared/export/write-html.ts";

/** A review that can be told to others. */
export interface Shared {
  /** The id under which it is stored; null: live checks are not. */
  readonly storedId: string | null;
  /** The team that can read it, and whose it is; absent: it is one’s own alone. */
  readonly team?: StoredReview["team"];
  /** The review, asked for when it is wanted. */
  readonly tell: () => ToldReview;
  /** Gives pictures of its screens, drawn or loaded when a page wants them. */
  readonly draw: () => Promise<ScreenPictures>;
}
