/**
 * Traces of a program in a text for people: names to be filled in, and the words it writes where it found nothing.
 */
export const VARIABLES: readonly RegExp[] = [
  /\{\{\s?[\w.]{1,40}\s?\}\}/u,
  /\$?\{[a-z_]\w{0,40}(?:\.\w{1,40}){0,3}\}/u,
  /%(?:\d\$)?[sd](?![\p{L}\p{N}])/u,
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
  /(?<![\p{L}\p{N}])TODO ?[:–—-] ?\p{L}+/u,
  /(?<![\p{L}\p{N}])(?:FIXME|XXX) ?: ?\p{L}+/u,
  /(?<![\p{L}\p{N}])(?:copy|text|texts|wording|headline|final copy) (?:is )?(?:tbd|tbc|to be (?:defined|decided|confirmed|written)|to come|goes here)(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}])(?:texte|titre|contenu) (?:à venir|à définir|à valider|à compléter|à rédiger)(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}])(?:à faire|à valider|à vérifier) ?: ?\p{L}.{0,60}(?:juridique|marketing|client|équipe)/iu,
];

/** Texts typed to see some text: keys that lie side by side, one empty word again and again. */
export const TEST_TEXTS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:asdf|sdfg|dfgh|qsdf|azerty ?azerty|qwer(?!ty))[a-z]{0,12}(?![\p{L}\p{N}])/iu,
  /^(?:(?:test|testing|bla|blah|foo|foobar|essai)[\s,.!]*){2,20}$/iu,
  /(?<![\p{L}\p{N}])(?:blah blah|bla bla|foo bar)(?![\p{L}\p{N}])/iu,
  /^(?:test|testing) ?\d{1,4}$/iu,
];
