import type { Fix } from "../../../../shared/review/fixes/fix.ts";
import type { WantedFix } from "../../../../shared/review/fixes/fixes-together.ts";

/** The findings of a screen that are to be fixed with others. */
export interface FixPart {
  readonly frameId: string;
  /** All but details when absent. */
  readonly findingIds?: readonly string[];
}

/** A finding with the fix that is offered among many. */
export interface OfferedFix extends WantedFix {
  readonly fix: Fix;
  /** It is made where its layers take the value from. */
  readonly isShared: boolean;
  /**
   * Measured, it changes the layers of its finding and no others, nothing that is shared, no words, no color of the main
   * action and none by which code is read: it is ticked from the start.
   */
  readonly isSafe: boolean;
}
