import { ASPECTS } from "../../shared/review/rule.ts";
import { USUAL_DEMANDS } from "../../shared/standards/demands.ts";
import type { Settings } from "./messages.ts";

/** The settings of whoever has chosen nothing yet. */
export const USUAL_SETTINGS: Settings = {
  aspects: ASPECTS,
  ...USUAL_DEMANDS,
  ignoresLibraries: false,
  rules: {},
  language: null,
};
