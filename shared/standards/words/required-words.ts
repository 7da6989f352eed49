/** How a label says that its field must be filled in, and that it need not be. */
export const SAYS_REQUIRED = /\*|\((?:required|obligatoire|requis)\)|(?<!\p{L})(?:required|obligatoire)$/iu;
export const SAYS_OPTIONAL = /(?<!\p{L})(?:optional|facultati(?:f|ve)|optionnel(?:le)?|if any)(?!\p{L})/iu;

/** Phrases below a field that may not be left empty. */
export const DEMANDS_ENTRY =
  /(?<!\p{L})(?:(?:is|are) required|required field|must (?:be filled|fill)|(?:can['’]t|cannot|can not|may not) be (?:left )?(?:empty|blank)|est obligatoire|champ obligatoire|est requise?|doit être rempli|ne peut pas (?:être|rester) vide)/iu;

/** The two halves of a name. */
export const FIRST_NAME = /^(?:first name|given name|forename|prénom)/iu;
export const LAST_NAME = /^(?:last name|surname|family name|nom(?: de famille)?(?!\p{L}| d))/iu;
