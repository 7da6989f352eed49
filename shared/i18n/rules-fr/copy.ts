import type { RuleTexts } from "../../review/rule.ts";

export const COPY_FR: Readonly<Record<string, RuleTexts>> = {};
