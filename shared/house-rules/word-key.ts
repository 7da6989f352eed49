import type { HouseWord } from "./house-rules.ts";

/** The key of a word: two words with one key are one, and the later one holds. */
export const wordKey = ({ say, language, where = "everywhere" }: HouseWord): string =>
  [say.toLowerCase(), language, where].join("\n");
