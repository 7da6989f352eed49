import { rememberedText } from "../../frame/remembered-text.ts";

/** The sentences of a text; a line, an item of a list and what a semicolon closes are sentences of their own. */
export const sentencesIn = rememberedText((text): readonly string[] =>
  text
    .split(/(?<![.!?…])[.!?…]+(?=[\s"”»)]|$)|[\n\u2028\u2029]+|\s[–—•]\s|;\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== ""),
);
