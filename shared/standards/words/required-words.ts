import { LATIN } from "./latin-letters.ts";

/** How a label says that its field must be filled in, and that it need not be. */
export const SAYS_REQUIRED = new RegExp(
  String.raw`\*|\((?:required|obligatoire|requis)\)|(?<![${LATIN}])(?:required|obligatoire)$`,
  "iu",
);
export const SAYS_OPTIONAL = new RegExp(
  String.raw`(?<![${LATIN}])(?:optional|facultati(?:f|ve)|optionnel(?:le)?|if any)(?![${LATIN}])`,
  "iu",
);

/** Phrases below a field that may not be left empty. */
export const DEMANDS_ENTRY = new RegExp(
  String.raw`(?<![${LATIN}])(?:(?:is|are) required|required field|must (?:be filled|fill)|(?:can['’]t|cannot|can not|may not) be (?:left )?(?:empty|blank)|est obligatoire|champ obligatoire|est requise?|doit être rempli|ne peut pas (?:être|rester) vide)`,
  "iu",
);

/** The two halves of a name. */
export const FIRST_NAME = /^(?:first name|given name|forename|prénom)/iu;
export const LAST_NAME = new RegExp(
  String.raw`^(?:last name|surname|family name|nom(?: de famille)?(?![${LATIN}]| d))`,
  "iu",
);
