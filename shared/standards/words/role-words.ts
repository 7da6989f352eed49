import { list } from "../list.ts";

/**
 * Words in the name of a text, or of the layer that holds it alone, that tell its role; the most telling role first.
 */
export const ROLE_WORDS = [
  ["error", list("error, erreur, invalid")],
  ["helper", list("helper, hint, assistive, caption, indication")],
  ["badge", list("badge, tag, chip, pill, status, etiquette, statut, eyebrow, kicker")],
  ["label", list("label, libelle")],
  ["heading", list("heading, headline, h1, h2, h3, h4, h5, h6, titre")],
  ["body", list("body, paragraph, paragraphe")],
] as const satisfies readonly (readonly [string, ReadonlySet<string>])[];
