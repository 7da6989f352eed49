import { LANGUAGES, type Language } from "../../../i18n/language.ts";
import type { Frame, TextLayer } from "../../frame/frame.ts";
import { mayBe } from "./language.ts";
import { lookupForm, wordsOf } from "./prose.ts";

/** True when a text, or the words of it that are given, is one of these phrases in its language. */
export function isOneOf(
  phrases: Readonly<Record<Language, ReadonlySet<string>>>,
  layer: TextLayer,
  frame: Frame,
  words = wordsOf(layer),
): boolean {
  const form = lookupForm(words);
  return LANGUAGES.some((language) => phrases[language].has(form) && mayBe(language, layer, frame));
}

/** The words of a text that an expression of its language finds. */
export function phraseIn(
  patterns: Readonly<Record<Language, RegExp>>,
  layer: TextLayer,
  frame: Frame,
): RegExpExecArray | undefined {
  for (const language of LANGUAGES) {
    const found = mayBe(language, layer, frame) ? patterns[language].exec(wordsOf(layer)) : null;
    if (found) return found;
  }
  return undefined;
}
