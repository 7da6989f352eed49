import type { Language } from "../../i18n/language.ts";
import { list } from "../list.ts";

/** Whole texts of each language, as they are looked up. */
type Phrases = Readonly<Record<Language, ReadonlySet<string>>>;

const both = (...phrases: readonly Phrases[]): Phrases => ({
  en: new Set(phrases.flatMap(({ en }) => [...en])),
  fr: new Set(phrases.flatMap(({ fr }) => [...fr])),
});

/** Labels that say how to press and nothing else. */
export const ORDERS_TO_PRESS: Phrases = {
  en: list("click here, click me, click, tap here, press here, here"),
  fr: list("cliquez ici, cliquer ici, clique ici, appuyez ici, ici"),
};

/** Texts of links that say nothing about where they lead. */
export const VAGUE_LINKS: Phrases = both(ORDERS_TO_PRESS, {
  en: list(
    "link, a link, this link, learn more, more, more info, more information, read more, see more, find out more",
    "this, this page",
  ),
  fr: list(
    "lien, un lien, ce lien, en savoir plus, plus d'infos, plus d'informations, lire la suite, lire plus, voir plus",
    "la suite, cette page, savoir plus",
  ),
});

/** Labels of buttons that could stand on any button. */
export const VAGUE_BUTTONS: Phrases = both(ORDERS_TO_PRESS, {
  en: list("submit, more, more info, do it, process, execute"),
  fr: list("soumettre, valider, plus, plus d'infos, exécuter, traiter"),
});

/** Labels of buttons that answer a question without naming what happens. */
export const YES_NO: Phrases = {
  en: list("yes, no"),
  fr: list("oui, non"),
};

/** Labels that confirm without saying what: vague where one could also refuse, or has filled something in. */
export const CONSENT: Phrases = {
  en: list("ok, okay"),
  fr: list("ok, d'accord"),
};

/** Labels of buttons that refuse. */
export const REFUSALS: Phrases = {
  en: list("cancel, no, dismiss, not now, no thanks"),
  fr: list("annuler, non, non merci, pas maintenant, plus tard"),
};

/** Whole error messages that say neither what is wrong nor what to do. */
export const EMPTY_ERRORS: Phrases = {
  en: list(
    "oops, oops something went wrong, whoops, something went wrong, an error occurred",
    "an error has occurred, unknown error, an unknown error occurred, an unexpected error occurred",
    "unexpected error, an unknown error has occurred, an unexpected error has occurred, error occurred",
    "an error happened, it didn't work, that didn't work, something's wrong, something is wrong",
  ),
  fr: list(
    "oups, une erreur est survenue, une erreur s'est produite, erreur inconnue, erreur inattendue",
    "oups une erreur est survenue, quelque chose s'est mal passé, une erreur inconnue est survenue",
    "une erreur inattendue est survenue, une erreur inconnue s'est produite, il y a eu un problème",
    "un problème est survenu, ça n'a pas marché, cela n'a pas fonctionné",
  ),
};

/** Sentences that stand with such a message and add nothing to it. */
export const EMPTY_ADVICE: Phrases = {
  en: list(
    "please try again, try again later, please try again later, please retry, retry later",
    "we're sorry, sorry about that, sorry for the inconvenience, we apologise for the inconvenience",
    "we apologize for the inconvenience",
  ),
  fr: list(
    "veuillez réessayer, réessayez plus tard, veuillez réessayer plus tard, merci de réessayer",
    "merci de réessayer plus tard, essayez plus tard, désolé, nous sommes désolés",
    "veuillez nous excuser pour la gêne occasionnée",
  ),
};

/** They are messages under a field, and statuses elsewhere. */
export const EMPTY_FIELD_ERRORS: Phrases = {
  en: list(
    "invalid, error, wrong, invalid input, invalid value, invalid entry, incorrect, invalid field",
    "not valid, incorrect value, field error, validation error",
  ),
  fr: list(
    "invalide, erreur, non valide, champ invalide, saisie invalide, valeur invalide, incorrect",
    "erreur de saisie, valeur incorrecte",
  ),
};
