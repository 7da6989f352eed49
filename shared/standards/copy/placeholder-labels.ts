import { list } from "../list.ts";

/** Labels of components before anybody has written one: two of these are not yet two of one name. */
export const PLACEHOLDER_LABELS = list(
  "button, label, title, text, link, action, placeholder, placeholder text, value, field, input, primary, secondary",
  "button text, button label, cta, lorem ipsum, bouton, libelle, libellé, titre, texte, lien, valeur, champ",
);
