import { CONTRAST_EXAMPLES } from "./contrast.ts";
import { CONTROL_EXAMPLES } from "./controls.ts";
import type { Example } from "./example.ts";
import { FACT_EXAMPLES } from "./facts.ts";
import { FLOW_EXAMPLES } from "./flow.ts";
import { FORMAT_EXAMPLES } from "./formats.ts";
import { FORM_EXAMPLES } from "./forms.ts";
import { HIERARCHY_EXAMPLES } from "./hierarchy.ts";
import { REPETITION_EXAMPLES } from "./repetition.ts";
import { SETTING_EXAMPLES } from "./setting.ts";
import { SPACING_EXAMPLES } from "./spacing.ts";
import { STATE_EXAMPLES } from "./states.ts";
import { WORDING_EXAMPLES } from "./wording.ts";

/** A tiny design for each rule, by the rule's id. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...CONTROL_EXAMPLES,
  ...FORM_EXAMPLES,
  ...FLOW_EXAMPLES,
  ...STATE_EXAMPLES,
  ...FACT_EXAMPLES,
  ...CONTRAST_EXAMPLES,
  ...SPACING_EXAMPLES,
  ...SETTING_EXAMPLES,
  ...REPETITION_EXAMPLES,
  ...FORMAT_EXAMPLES,
  ...WORDING_EXAMPLES,
  ...HIERARCHY_EXAMPLES,
};
