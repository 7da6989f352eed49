import type { VIEWS_EN } from "./views.en.ts";

/** The same in French. */
export const VIEWS_FR = {
  title: "L’écran vu autrement",
  choose: "Montrer",
  names: {
    contrast: "Contraste",
    focus: "Flou",
    protanopia: "Protanopie",
    deuteranopia: "Deutéranopie",
    tritanopia: "Tritanopie",
  },
  hints: {
    contrast:
      "Le contraste de chaque texte, tel qu’il a été mesuré. Cliquez sur un texte insuffisant pour le retrouver sur le canevas.",
    focus: "Comme les yeux mi-clos\u00a0: ce que l’on voit encore guide le regard.",
    protanopia:
      "Sans les cônes du rouge, comme le voit environ 1\u00a0homme sur\u00a0100. Les rouges paraissent sombres.",
    deuteranopia:
      "Sans les cônes du vert, comme le voit environ 1\u00a0homme sur\u00a0100. Le rouge et le vert se confondent.",
    tritanopia: "Sans les cônes du bleu, ce qui est très rare. Le bleu et le vert se confondent.",
  },
  counts: (pass, fail, unsure) =>
    [
      `${pass} ${pass < 2 ? "suffisant" : "suffisants"}`,
      `${fail} ${fail < 2 ? "insuffisant" : "insuffisants"}`,
      ...(unsure > 0 ? [`${unsure} ${unsure < 2 ? "incertain" : "incertains"}`] : []),
    ].join(" · "),
  noTexts: "Il n’y a ici aucun texte dont le contraste compte.",
  mark: (name, ratio, required) =>
    ratio === null
      ? `«\u00a0${name}\u00a0»\u00a0: incertain, il faut ${required}. Montrer sur le canevas`
      : `«\u00a0${name}\u00a0»\u00a0: ${ratio}, il faut ${required}. Montrer sur le canevas`,
  enlarge: "Agrandir",
  fit: "Ajuster",
  drawing: "Dessin de l’écran…",
  missing: "Cet écran n’a pas pu être dessiné.",
  region: (name) => `Image de ${name}`,
  alt: (name, view) => `${name}, ${view}`,
} satisfies typeof VIEWS_EN;
