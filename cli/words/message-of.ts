import { onOneLine } from "../../shared/export/one-line.ts";

/** Why something failed, on one line. */
export const messageOf = (cause: unknown): string =>
  onOneLine(cause instanceof Error ? cause.message : String(cause));
