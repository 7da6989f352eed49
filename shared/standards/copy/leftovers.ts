import { LATIN } from "../words/latin-letters.ts";

/**
 * Traces of a program in a text for people: names to be filled in, and the words it writes where it found nothing.
 */
export const VARIABLES: readonly RegExp[] = [
  /\{\{\s?[\w.]{1,40}\s?\}\}/u,
  /\$?\{[a-z_]\w{0,40}(?:\.\w{1,40}){0,3}\}/u,
  new RegExp(String.raw`%(?:\d\$)?[sd](?![${LATIN}\d])`, "u"),
  /%[a-z]+(?:_[a-z]+)+%/u,
  /\[(?:your |user |customer |insert )?(?:first |last |full |user|company |product )?(?:name|date|amount|price|number|email|city|address|company|product|order number|nom|prénom|montant|numéro|ville|adresse|entreprise)\]/iu,
  /\[object Object\]/u,
  /(?:^|[$€£\s])NaN(?:$|[%€£,.\s])/u,
];

/**
 * `undefined` and `null` are words as well: a program left them where they are the whole text, or stand in a greeting
 * or an amount.
 */
export const EMPTY_VALUES: readonly RegExp[] = [
  /^(?:undefined|null)(?: (?:undefined|null))*$/u,
  /^(?:hi|hello|hey|welcome|welcome back|good morning|bonjour|salut|bienvenue),? (?:undefined|null)[!.]?$/iu,
  /^[$€£] ?(?:undefined|null)$/u,
];

/** Notes that the makers of a screen write to themselves. */
export const NOTES: readonly RegExp[] = [
  new RegExp(String.raw`(?<![${LATIN}\d])TODO ?[:–—-] ?[${LATIN}]+`, "u"),
  new RegExp(String.raw`(?<![${LATIN}\d])(?:FIXME|XXX) ?: ?[${LATIN}]+`, "u"),
  new RegExp(
    String.raw`(?<![${LATIN}\d])(?:copy|text|texts|wording|headline|final copy) (?:is )?(?:tbd|tbc|to be (?:defined|decided|confirmed|written)|to come)(?![${LATIN}\d])`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<![${LATIN}\d])(?:texte|titre|contenu) (?:à venir|à définir|à valider|à compléter|à rédiger)(?![${LATIN}\d])`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<![${LATIN}\d])(?:à faire|à valider|à vérifier) ?: ?[${LATIN}].{0,60}(?:juridique|marketing|client|équipe)`,
    "iu",
  ),
];

/** Texts typed to see some text: keys that lie side by side, one empty word again and again. */
export const TEST_TEXTS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![${LATIN}\d])(?:asdf|sdfg|dfgh|qsdf|azerty ?azerty|qwer(?!ty))[a-z]{0,12}(?![${LATIN}\d])`,
    "iu",
  ),
  /^(?:(?:test|testing|bla|blah|foo|foobar|essai)[\s,.!]*){2,20}$/iu,
  new RegExp(String.raw`(?<![${LATIN}\d])(?:blah blah|bla bla|foo bar)(?![${LATIN}\d])`, "iu"),
  /^(?:test|testing) ?\d{1,4}$/iu,
];
