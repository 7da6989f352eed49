import { list } from "../list.ts";

/** Words by which the layer of a logo is called. */
export const LOGO_WORDS: ReadonlySet<string> = list("logo, logotype, wordmark, brandmark");
