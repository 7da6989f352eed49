import { PLATFORMS, type Platform } from "../../../shared/standards/platforms.ts";

/** The platforms of rules whose subject exists on some of them only; all others judge on every one. */
const ONLY_ON: Readonly<Record<string, readonly Platform[]>> = {
  "home-indicator": ["ios"],
  "unclear-tab-bar": ["ios", "android"],
};

/** The platforms on which a rule has something to judge. */
export const platformsOf = (rule: string): readonly Platform[] => ONLY_ON[rule] ?? PLATFORMS;

/** The rules that are not for every platform. */
export const RULES_OF_SOME = Object.keys(ONLY_ON);
