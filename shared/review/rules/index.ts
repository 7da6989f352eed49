import type { Rule } from "../rule.ts";
import { COPY_RULES } from "./copy/index.ts";
import { HIERARCHY_RULES } from "./hierarchy/index.ts";
import { UI_RULES } from "./ui/index.ts";
import { UX_RULES } from "./ux/index.ts";

/** Every rule of the engine. */
export const RULES: readonly Rule[] = [...UX_RULES, ...UI_RULES, ...COPY_RULES, ...HIERARCHY_RULES];
