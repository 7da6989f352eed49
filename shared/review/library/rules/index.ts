import type { LibraryRule } from "../library-rule.ts";
import { defaultName } from "./default-name.ts";
import { deletedVariable } from "./deleted-variable.ts";
import { doubledVariables } from "./doubled-variables.ts";
import { halfBoundVariants } from "./half-bound-variants.ts";
import { leftoverMode } from "./leftover-mode.ts";
import { libraryContrastInModes } from "./library-contrast-in-modes.ts";
import { missingState } from "./missing-state.ts";
import { noFocusState } from "./no-focus-state.ts";
import { rawColour } from "./raw-colour.ts";
import { rawIcon } from "./raw-icon.ts";
import { rawNumber } from "./raw-number.ts";
import { rawTextStyle } from "./raw-text-style.ts";
import { unusedParts } from "./unused-parts.ts";
import { variantOutOfStep } from "./variant-out-of-step.ts";

/** All rules for libraries. */
export const LIBRARY_RULES: readonly LibraryRule[] = [
  defaultName,
  deletedVariable,
  doubledVariables,
  halfBoundVariants,
  leftoverMode,
  libraryContrastInModes,
  missingState,
  noFocusState,
  rawColour,
  rawIcon,
  rawNumber,
  rawTextStyle,
  unusedParts,
  variantOutOfStep,
];
