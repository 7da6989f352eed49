import type { TextLayer } from "../frame/frame.ts";
import { rememberedFlag } from "../frame/remembered.ts";

/** Letters of icon fonts lie in the private use areas; others are drawn as arrows, crosses, stars and dots. */
const SYMBOLS = /^(?:[\p{Co}\p{So}\p{Sm}\u2022\u2026\u203A\u2039\u00D7\u00B7<>–-]\uFE0F?){1,3}$/u;
const SHORT = /^\W{1,8}$/;

/** Fonts whose words are drawn as icons. */
const ICON_FONTS = /\b(?:icons?|symbols|awesome|glyphicons?|ionicons|feather|nucleo)\b/i;
const LONGEST_ICON_NAME = 32;

const isIconName = (characters: string, fontFamily = ""): boolean =>
  characters.length <= LONGEST_ICON_NAME && !/\s/.test(characters.trim()) && ICON_FONTS.test(fontFamily);

/** True when a text is a drawing rather than words: a letter of an icon font, an arrow, a cross. */
export const isSymbol: (text: TextLayer) => boolean = rememberedFlag(
  ({ node: { text } }: TextLayer) =>
    (SHORT.test(text.characters) && SYMBOLS.test(text.characters.trim())) ||
    isIconName(text.characters, text.runs[0]?.fontFamily),
);
