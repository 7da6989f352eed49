import { countEn as plural } from "../plural.ts";
import type { SeenWords } from "./seen-words.ts";

/** English words for what was recognised. */
export const SEEN_WORDS_EN: SeenWords = {
  controls: (count) => plural(count, "control", "controls"),
  fields: (count) => plural(count, "field", "fields"),
  cards: (count) => plural(count, "card", "cards"),
  rows: (count) => plural(count, "row", "rows"),
  texts: (count) => plural(count, "text", "texts"),
  headings: (count) => plural(count, "heading", "headings"),
  undecided: (count) => `${count} not checked`,
  languages: { en: "in English", fr: "in French" },
  looked: {
    contrast: "Contrast, size",
    controls: "Targets, labels",
    copy: "Copy",
    hierarchy: "Hierarchy",
  },
  tabBar: "a tab bar",
  mainAction: (label) => `main action: “${label}”`,
  nothing: "nothing recognised",
};
