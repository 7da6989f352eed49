import type { LibraryRule } from "../library-rule.ts";
import { defaultName } from "./components/default-name.ts";
import { deletedVariable } from "./values/deleted-variable.ts";
import { rawColour } from "./values/raw-colour.ts";
import { rawNumber } from "./values/raw-number.ts";
import { rawTextStyle } from "./values/raw-text-style.ts";
import { unusedParts } from "./components/unused-parts.ts";

/** All rules for libraries. */
export const LIBRARY_RULES: readonly LibraryRule[] = [
  defaultName,
  deletedVariable,
  rawColour,
  rawNumber,
  rawTextStyle,
  unusedParts,
];
