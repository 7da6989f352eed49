import { errorText } from "../../shared/error-text.ts";
import { onOneLine } from "../../shared/one-line.ts";

/** Why something failed, on one line. */
export const messageOf = (cause: unknown): string => onOneLine(errorText(cause));
