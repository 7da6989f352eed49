import type { BaseGridPx } from "./grids.ts";
import type { PlatformChoice } from "./platforms.ts";
import type { Level } from "./wcag.ts";

/** What a screen is judged by, as far as that is a choice. */
export interface Demands {
  readonly level: Level;
  readonly platform: PlatformChoice;
  /** The grid that spaces keep to. */
  readonly baseGridPx: BaseGridPx;
}

/** What screens are judged by unless somebody asks for something else. */
export const USUAL_DEMANDS: Demands = { level: "AA", platform: "auto", baseGridPx: 4 };
