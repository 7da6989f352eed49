import { countFr as plural } from "../plural.ts";
import type { SeenWords } from "./seen-words.ts";

/** French words for what was recognised. */
export const SEEN_WORDS_FR: SeenWords = {
  controls: (count) => plural(count, "élément d’action", "éléments d’action"),
  fields: (count) => plural(count, "champ", "champs"),
  cards: (count) => plural(count, "carte", "cartes"),
  rows: (count) => plural(count, "ligne", "lignes"),
  texts: (count) => plural(count, "texte", "textes"),
  headings: (count) => plural(count, "titre", "titres"),
  undecided: (count) => plural(count, "non contrôlé", "non contrôlés"),
  languages: { en: "en anglais", fr: "en français" },
  looked: {
    contrast: "Contraste, taille",
    controls: "Cibles, libellés",
    copy: "Textes",
    hierarchy: "Hiérarchie",
  },
  tabBar: "une barre d’onglets",
  mainAction: (label) => `action principale\u00a0: «\u00a0${label}\u00a0»`,
  nothing: "rien de reconnu",
};
