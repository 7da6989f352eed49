import type { LayerPlace } from "../../../shared/review/report.ts";
import type { Box } from "../../../shared/scene/scene.ts";

/** What a rule finds on a screen of a sample. */
export interface SampleExample {
  readonly rule: string;
  readonly title: string;
  readonly problem: string;
  readonly fix: string;
  /** The name of the screen. */
  readonly screen: string;
  /** The size of the screen in px. */
  readonly size: Pick<Box, "width" | "height">;
  /** Where the first layers lie that it concerns, in shares of the screen. */
  readonly places: readonly LayerPlace[];
}
