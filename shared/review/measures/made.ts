import type { Change } from "../../mend/change.ts";

/** The changes that set something, none where it is so already; null where it cannot be set. */
export type Made = readonly Change[] | null;

/** All changes of several layers; null where one of them cannot be made. */
export const allOf = (each: readonly Made[]): Made =>
  each.every((changes) => changes !== null) ? each.flat() : null;
