import type { LibraryRule } from "../library-rule.ts";
import { deletedVariable } from "./deleted-variable.ts";
import { halfBoundVariants } from "./half-bound-variants.ts";
import { missingState } from "./missing-state.ts";
import { rawIcon } from "./raw-icon.ts";
import { variantOutOfStep } from "./variant-out-of-step.ts";
import { rawColour } from "./raw-colour.ts";
import { rawNumber } from "./raw-number.ts";
import { rawTextStyle } from "./raw-text-style.ts";

/** All rules for libraries. */
export const LIBRARY_RULES: readonly LibraryRule[] = [
  deletedVariable,
  halfBoundVariants,
  rawColour,
  variantOutOfStep,
  rawIcon,
  missingState,
  rawNumber,
  rawTextStyle,
];
