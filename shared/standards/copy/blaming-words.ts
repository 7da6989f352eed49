import type { Language } from "../../i18n/language.ts";
import { LATIN } from "../words/latin-letters.ts";

const pattern = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![${LATIN}'’-])(?:${alternatives.join("|")})(?![${LATIN}'’-])`, "iu");

/** Phrases of error messages that lay the fault on the reader. */
export const BLAMING_WORDS = {
  en: pattern(
    "you(?: have|['’]ve)? (?:entered|typed|provided|supplied|used|chosen|chose|selected|submitted|given|gave) " +
      "(?:an?|the|your) (?:invalid|incorrect|wrong|illegal|bad|false)",
    "you(?: have|['’]ve)? (?:failed|neglected) to",
    "you(?: have|['’]ve)? (?:forgot|forgotten) to",
    "you(?: have|['’]ve)? (?:mistyped|misspelled|misspelt)",
    "you(?: have|['’]ve)? made (?:a mistake|an error)",
    "your (?:mistake|fault)",
    "user error",
    "illegal (?:characters?|input|entry|value|operation|format|name)",
    "(?:wrong|bad) (?:input|entry)",
  ),
  fr: pattern(
    "(?:vous avez|tu as) (?:mal|incorrectement) (?:saisi|entré|rempli|tapé|renseigné|orthographié|écrit)",
    `(?:vous avez|tu as) (?:oublié|omis|négligé) (?:de|d['’][${LATIN}]+)`,
    "(?:vous avez|tu as) (?:fait|commis) une (?:erreur|faute)",
    "(?:vous avez|tu as) (?:saisi|entré|tapé|indiqué|choisi|utilisé) (?:une?|le|la|votre|ton|ta) (?:mauvaise?|fausse|faux)",
    "(?:vous vous êtes|tu t['’]es) trompée?s?",
    "(?:saisie|caractères?|valeur|entrée) (?:illégale?s?|illégaux)",
  ),
} as const satisfies Readonly<Record<Language, RegExp>>;

/** Stands in a sentence before a reproach that is only supposed or denied: “If you …”, “It’s not …”. */
export const SUPPOSED_BEFORE = new RegExp(
  String.raw`(?<![${LATIN}])(?:if|in case|when|whether|unless|not|never|[${LATIN}]+n['’]t|si|au cas où|lorsque|quand|pas|jamais|n['’]est)(?![${LATIN}])`,
  "iu",
);

/** Begins the words after a reproach that is asked: “You forgot to pay?” offers help. */
export const ASKED_AFTER = /^[^.!\n]*\?/;
