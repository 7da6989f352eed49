import { rememberedText } from "../../frame/remembered-text.ts";

/**
 * The sentences of a text, also where the space after a full stop was forgotten; a line, an item of a list and what a
 * semicolon closes are sentences of their own.
 */
export const sentencesIn = rememberedText((text): readonly string[] =>
  text
    .split(/(?<![.!?…])[.!?…]+(?=[\s"”»)]|$|(?<=\p{Ll}.)\p{Lu}\p{Ll})|[\n\u2028\u2029]+|\s[–—•]\s|;\s/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== ""),
);
