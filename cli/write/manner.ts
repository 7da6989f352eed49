import type { Language } from "../../shared/i18n/language.ts";
import type { FileResult } from "../choose/file-result.ts";

/** How results are written. */
export interface Manner {
  readonly language: Language;
  /** True when one file was named, by itself: the output is about it alone. */
  readonly isOne: boolean;
  readonly isTerminal: boolean;
}

export type Write<Value> = (results: readonly FileResult<Value>[], manner: Manner) => string;
