import { MEASURED_RULES } from "../../rules/measured-rules.computed.ts";

const sum = (of: "right" | "read"): number => MEASURED_RULES.reduce((total, rule) => total + rule[of], 0);

/** The sums of the measurements of all rules. */
export const ACCURACY = {
  rules: MEASURED_RULES.length,
  right: sum("right"),
  read: sum("read"),
};
