/**
 * A typewriter’s mark and the one of good typesetting, how texts with each are found, and how the one becomes the other
 * (https://practicaltypography.com/straight-and-curly-quotes.html).
 */
interface TypedMark {
  readonly typed: string;
  readonly typeset: string;
  readonly isTyped: RegExp;
  readonly isTypeset: RegExp;
  readonly rewrite: readonly [from: RegExp, to: string];
}

const mark = (
  [typed, typeset]: readonly [string, string],
  [isTyped, isTypeset]: readonly [RegExp, RegExp],
  rewrite: readonly [RegExp, string],
): TypedMark => ({ typed, typeset, isTyped, isTypeset, rewrite });

const FRENCH_QUOTES = [/["“]([^"“”]*)["”]/gu, "«\u00A0$1\u00A0»"] as const;

/** Straight quotes count only where they are no feet and inches. French sets a quotation within one in English marks. */
export const TYPED_MARKS: readonly TypedMark[] = [
  mark(["'", "’"], [/\p{L}'\p{L}/u, /\p{L}’\p{L}/u], [/(?<=\p{L})'(?=\p{L})/gu, "’"]),
  mark(['"', "“"], [/(^|\s)"\p{L}[^"]*"/u, /“\p{L}/u], [/"([^"]*)"/gu, "“$1”"]),
  mark(['"', "«"], [/(^|\s)"\p{L}[^"«]*"/u, /«\s?\p{L}/u], FRENCH_QUOTES),
  mark(["“", "«"], [/^[^«]*“\p{L}[^«]*$/u, /«\s?\p{L}/u], FRENCH_QUOTES),
  mark(["...", "…"], [/\p{L}\.{3}(?!\.)/u, /\p{L}…/u], [/\.{3}(?!\.)/gu, "…"]),
  mark(["-", "–"], [/\p{L} - \p{L}/u, /\p{L} – \p{L}/u], [/(?<=\p{L}) - (?=\p{L})/gu, " – "]),
];
