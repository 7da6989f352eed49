/** The panel's texts about the views of a screen. English is the type that French satisfies. */
export const VIEWS_EN = {
  title: "Views of the screen",
  choose: "Show as",
  names: {
    contrast: "Contrast",
    focus: "Out of focus",
    protanopia: "Protanopia",
    deuteranopia: "Deuteranopia",
    tritanopia: "Tritanopia",
  },
  hints: {
    contrast: "The contrast of each text as it was measured. Click one that fails to find it on the canvas.",
    focus: "As through half-closed eyes: what you still see leads the eye.",
    protanopia: "Without the cones for red, as about 1 man in 100 sees it. Reds look dark.",
    deuteranopia: "Without the cones for green, as about 1 man in 100 sees it. Red and green look alike.",
    tritanopia: "Without the cones for blue, which is very rare. Blue and green look alike.",
  },
  counts: (pass: number, fail: number, unsure: number) =>
    [`${pass} pass`, `${fail} fail`, ...(unsure > 0 ? [`${unsure} not sure`] : [])].join(" · "),
  noTexts: "There is no text here whose contrast counts.",
  mark: (name: string, ratio: string | null, required: string) =>
    ratio === null
      ? `“${name}”: not sure, needs ${required}. Show on the canvas`
      : `“${name}”: ${ratio}, needs ${required}. Show on the canvas`,
  enlarge: "Enlarge",
  fit: "Fit",
  drawing: "Drawing the screen…",
  missing: "This screen could not be drawn.",
  region: (name: string) => `Picture of ${name}`,
  alt: (name: string, view: string) => `${name}, ${view}`,
};
