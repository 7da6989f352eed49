import { MEASURED_RULES } from "./measured-rules.computed.ts";

/** What the addresses of the rules end with. */
export const RULE_IDS = MEASURED_RULES.map(({ id }) => id);
