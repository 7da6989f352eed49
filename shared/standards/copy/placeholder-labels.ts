import { list } from "../list.ts";

/** What components say before anybody has written a label: two of them are not yet two of one name. */
export const PLACEHOLDER_LABELS = list(
  "button, label, title, text, link, action, placeholder, placeholder text, value, field, input, primary, secondary",
  "button text, button label, cta, lorem ipsum, bouton, libelle, libellé, titre, texte, lien, valeur, champ",
);
