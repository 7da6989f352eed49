import type { RuleTexts } from "../review/rule.ts";
import { COPY_FR } from "./rules-fr/copy.ts";
import { HIERARCHY_FR } from "./rules-fr/hierarchy.ts";
import { UI_FR } from "./rules-fr/ui.ts";
import { UX_FR } from "./rules-fr/ux.ts";

/** The French texts of every rule, by rule id. */
export const RULE_TEXTS_FR: Readonly<Record<string, RuleTexts>> = {
  ...UX_FR,
  ...UI_FR,
  ...COPY_FR,
  ...HIERARCHY_FR,
};
