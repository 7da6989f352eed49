import { list } from "../list.ts";

/** In the name of a text, or of what holds it alone, they say what it is for; the most telling role first. */
export const ROLE_WORDS = [
  ["error", list("error, erreur, invalid")],
  ["helper", list("helper, hint, assistive, caption, indication")],
  ["badge", list("badge, tag, chip, pill, status, etiquette, statut, eyebrow, kicker")],
  ["label", list("label, libelle")],
  ["heading", list("heading, headline, h1, h2, h3, h4, h5, h6, titre")],
  ["body", list("body, paragraph, paragraphe")],
] as const satisfies readonly (readonly [string, ReadonlySet<string>])[];
