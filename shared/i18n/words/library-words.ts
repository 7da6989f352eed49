import type { Language } from "../language.ts";

/** Properties and parts as library rules know them. */
export const LIBRARY_WORDS = {
  en: {
    text: "text colour",
    fill: "fill",
    stroke: "stroke",
    shape: "shape colour",
    radius: "corner radius",
    gap: "gap",
    padding: "padding",
    textStyle: "text style",
    styles: "Styles",
    variables: "Variables",
    components: "Components",
  },
  fr: {
    text: "couleur du texte",
    fill: "remplissage",
    stroke: "contour",
    shape: "couleur de forme",
    radius: "arrondi",
    gap: "espacement",
    padding: "marge intérieure",
    textStyle: "style de texte",
    styles: "Styles",
    variables: "Variables",
    components: "Composants",
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;

export type LibraryWord = keyof (typeof LIBRARY_WORDS)["en"];
