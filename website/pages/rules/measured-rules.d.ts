import type { MeasuredRule } from "./measured-rule.ts";
/** Written by `npm run rules-table`; a test holds it current. */
export declare const MEASURED_RULES: readonly MeasuredRule[];
