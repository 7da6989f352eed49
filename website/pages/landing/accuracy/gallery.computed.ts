import { MEASURED_RULES } from "../../rules/measured-rules.computed.ts";
import { ruleTitle } from "../../rules/rule-title.ts";

/** Rules whose fault is seen at a glance, a few of each kind. */
const SHOWN = [
  "competing-primaries",
  "text-covered",
  "label-proximity",
  "bill-disagrees",
  "missing-sign",
] as const;

/** The rules that the front page shows drawn, with their titles. */
export const GALLERY = SHOWN.flatMap((id) => {
  const rule = MEASURED_RULES.find((one) => one.id === id);
  return rule ? [{ id, title: { en: ruleTitle(rule, "en"), fr: ruleTitle(rule, "fr") } }] : [];
});
