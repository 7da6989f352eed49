import type { Language } from "../../i18n/language.ts";

/** The sorts of entries that a field asks for, as far as its label says it: of more nobody can say what an entry has to look like. */
export type AskedFor = "card-code" | "card-number" | "expiry" | "email" | "password" | "phone" | "date";

/** The labels that ask for it, the more special first. */
export const ASKING_LABELS: readonly (readonly [AskedFor, RegExp])[] = [
  ["card-code", /\b(?:cvc|cvv|cvn)\d?\b|(?:security|card) code|code de sécurité|cryptogramme/iu],
  ["card-number", /card number|numéro de (?:la |votre )?carte/iu],
  ["expiry", /\bexpir|valid (?:thru|until)|valable jusqu/iu],
  ["email", /e-?mail|courriel/iu],
  ["password", /password|mot de passe/iu],
  ["phone", /\bphone|\bmobile\b|telephone|téléphone/iu],
  ["date", /\bdate\b|\bday of\b|birthday/iu],
];

/** A message that helps whoever fills in such a field: as short as it can be, and what makes it plainer where there is room. */
export const FIELD_EXAMPLES = {
  en: {
    "card-code": ["Enter the 3 digits", " on the back of the card"],
    "card-number": ["Enter the long number", " on the front of the card"],
    expiry: ["Enter the month and the year", " on the card, such as 08/28"],
    email: ["Enter an address with an @", ", such as ada@example.com"],
    password: ["Enter at least 8 characters", ""],
    phone: ["Enter the number with its country code", ", such as +44"],
    date: ["Enter the day, the month and the year", ", such as 24/05/2027"],
  },
  fr: {
    "card-code": ["Saisissez les 3 chiffres", " au dos de la carte"],
    "card-number": ["Saisissez le numéro", " inscrit sur la carte"],
    expiry: ["Saisissez le mois et l’année", " inscrits sur la carte, par exemple 08/28"],
    email: ["Saisissez une adresse avec un @", ", par exemple ada@example.com"],
    password: ["Saisissez au moins 8 caractères", ""],
    phone: ["Saisissez le numéro avec son indicatif", ", par exemple +33"],
    date: ["Saisissez le jour, le mois et l’année", ", par exemple 24/05/2027"],
  },
} as const satisfies Record<Language, Record<AskedFor, readonly [short: string, rest: string]>>;
