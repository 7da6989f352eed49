import { MEASURED_RULES } from "../../rules/measured-rules.computed.ts";
import { earnedRule } from "./earned-rule.ts";

/** Rules whose fault is seen at a glance, a few of each kind. */
const SHOWN = [
  "text-contrast",
  "competing-primaries",
  "placeholder-as-label",
  "border-contrast",
  "placeholder-copy",
  "cramped-box",
];

/** The rules that the front page shows drawn, with their titles and how often they were right; those that earned it. */
export const GALLERY = SHOWN.filter(earnedRule).flatMap((id) => {
  const rule = MEASURED_RULES.find((one) => one.id === id);
  if (!rule) return [];
  const { right, read } = rule;
  return [{ id, right, read, title: { en: rule.says.en.title, fr: rule.says.fr.title } }];
});
