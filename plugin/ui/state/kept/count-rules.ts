import type { Rule } from "../../../../shared/review/rule.ts";
import type { ReviewSettings } from "../../../protocol/messages.ts";

/** How many rules run with these settings. */
export const countRules = (
  rules: readonly Rule[],
  { aspects, rulesOff }: Pick<ReviewSettings, "aspects" | "rulesOff">,
): number => rules.filter(({ id, aspect }) => aspects.includes(aspect) && !rulesOff.includes(id)).length;
