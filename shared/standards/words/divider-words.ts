import { list } from "../list.ts";

/** Words that stand alone between two ways to go on, in lower case. */
export const DIVIDER_WORDS: ReadonlySet<string> = list(
  "or, and, ou, et, o, y, e, u, oder, und, of, en, eller, lub, или, и, або, veya",
);
