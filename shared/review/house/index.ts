import type { Rule } from "../rule.ts";
import { houseValue } from "./house-value.ts";
import { houseWording } from "./house-wording.ts";

/** The rules that hold a screen to what its house says: asked where there are house rules, after all others. */
export const HOUSE_CHECKS: readonly Rule[] = [houseWording, houseValue];
