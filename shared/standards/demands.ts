import type { HouseRules } from "../house-rules/house-rules.ts";
import type { PlatformChoice } from "./platforms.ts";
import type { Level } from "./wcag.ts";

/** The standards that a screen is judged by, as far as they are a choice. */
export interface Demands {
  readonly level: Level;
  readonly platform: PlatformChoice;
  /** The rules of the house whose screen it is; none when absent. */
  readonly house?: HouseRules | undefined;
}

/** The demands on a screen unless somebody asks for others. */
export const USUAL_DEMANDS: Demands = { level: "AA", platform: "auto" };
