import type { Rule } from "../../../../shared/review/rule.ts";
import type { SettingsInForce } from "./settings-in-force.ts";

/** How many rules run with these settings. */
export const countRules = (
  rules: readonly Rule[],
  { aspects, house }: Pick<SettingsInForce, "aspects" | "house">,
): number =>
  rules.filter(({ id, aspect }) => aspects.includes(aspect) && house?.rules?.[id] !== "off").length;
