import type { Rule } from "../../rule.ts";
import { competingPrimaries } from "./actions/competing-primaries.ts";
import { typeScale } from "./headings/type-scale.ts";
import { disguisedAction } from "./actions/disguised-action.ts";
import { headingOrder } from "./headings/heading-order.ts";

/** The rules of this aspect. */
export const HIERARCHY_RULES: readonly Rule[] = [
  headingOrder,
  disguisedAction,
  typeScale,
  competingPrimaries,
];
