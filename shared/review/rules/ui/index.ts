import type { Rule } from "../../rule.ts";

/** The rules of this aspect. */
export const UI_RULES: readonly Rule[] = [];
