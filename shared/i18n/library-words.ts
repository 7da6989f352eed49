import type { Language } from "./language.ts";

/** Properties and states as library rules know them. */
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
    fontSize: "font size",
    height: "height",
    part: "layer",
    hover: "hover",
    focus: "focus",
    pressed: "pressed",
    disabled: "disabled",
    error: "error",
    styles: "styles",
    variables: "variables",
    components: "components",
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
    fontSize: "taille du texte",
    height: "hauteur",
    part: "calque",
    hover: "survol",
    focus: "focus",
    pressed: "enfoncé",
    disabled: "désactivé",
    error: "erreur",
    styles: "styles",
    variables: "variables",
    components: "composants",
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;

export type LibraryWord = keyof (typeof LIBRARY_WORDS)["en"];
