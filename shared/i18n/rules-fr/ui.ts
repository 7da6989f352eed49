import type { RuleTexts } from "../../review/rule.ts";

export const UI_FR: Readonly<Record<string, RuleTexts>> = {};
