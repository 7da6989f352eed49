import type { Rule } from "../../rule.ts";

/** The rules of this aspect. */
export const HIERARCHY_RULES: readonly Rule[] = [];
