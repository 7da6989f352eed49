import type { RuleTexts } from "../../review/rule.ts";

export const HIERARCHY_FR: Readonly<Record<string, RuleTexts>> = {};
