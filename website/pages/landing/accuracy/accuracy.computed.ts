import { MEASURED_RULES } from "../../rules/measured-rules.computed.ts";

const sum = (of: "found" | "damaged" | "right" | "read"): number =>
  MEASURED_RULES.reduce((total, rule) => total + rule[of], 0);

/** What was measured of all rules together. */
export const ACCURACY = {
  rules: MEASURED_RULES.length,
  found: sum("found"),
  damaged: sum("damaged"),
  right: sum("right"),
  read: sum("read"),
};
