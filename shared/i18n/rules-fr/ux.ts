import type { RuleTexts } from "../../review/rule.ts";

export const UX_FR: Readonly<Record<string, RuleTexts>> = {};
