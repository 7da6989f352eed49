import type { Rule } from "../../rule.ts";
import { mixedFormats } from "./formats/mixed-formats.ts";
import { shouting } from "./formats/shouting.ts";
import { unevenWriting } from "./formats/uneven-writing.ts";
import { textTooLong } from "./wording/text-too-long.ts";
import { misspelling } from "./spelling/misspelling.ts";
import { slipOfThePen } from "./spelling/slip-of-the-pen.ts";
import { placeholderCopy } from "./unfinished/placeholder-copy.ts";
import { inconsistentTerms } from "./wording/inconsistent-terms.ts";
import { twoLanguages } from "./wording/two-languages.ts";
import { unhelpfulError } from "./wording/unhelpful-error.ts";
import { vagueLabel } from "./wording/vague-label.ts";

/** The rules of this aspect. */
export const COPY_RULES: readonly Rule[] = [
  placeholderCopy,
  unhelpfulError,
  vagueLabel,
  inconsistentTerms,
  unevenWriting,
  shouting,
  textTooLong,
  slipOfThePen,
  mixedFormats,
  misspelling,
  twoLanguages,
];
