import type { Rule } from "../../rule.ts";

/** The rules of this aspect. */
export const UX_RULES: readonly Rule[] = [];
