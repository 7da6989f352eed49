import type { Rule } from "../../rule.ts";

/** The rules of this aspect. */
export const COPY_RULES: readonly Rule[] = [];
