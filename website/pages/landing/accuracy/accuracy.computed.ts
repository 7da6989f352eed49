import { READ_BY_HAND, type ReadFindings } from "../../../../shared/review/weigh/rules-of-details.ts";
import { MEASURED_RULES } from "../../rules/measured-rules.computed.ts";

const sum = (of: keyof ReadFindings): number =>
  Object.values(READ_BY_HAND).reduce((total, found) => total + found[of], 0);

const parts = { right: sum("right"), trivial: sum("trivial"), wrong: sum("wrong") };

/** The sums of the measurements of all rules: how many findings were read, and how they were judged. */
export const ACCURACY = {
  rules: MEASURED_RULES.length,
  read: parts.right + parts.trivial + parts.wrong,
  parts,
};
