import { MEASURED_RULES } from "./measured-rules.computed.ts";

/** The ids of the rules: the last parts of their addresses. */
export const RULE_IDS = MEASURED_RULES.map(({ id }) => id);
