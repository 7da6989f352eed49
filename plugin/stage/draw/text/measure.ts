/** The font of a stretch of text. */
export interface DrawnFont {
  readonly family: string;
  readonly sizePx: number;
  readonly weight: number;
  readonly isItalic: boolean;
  readonly isSmallCaps: boolean;
}

/** The width of a text in px, without letter spacing. The browser asks a canvas; tests bring their own. */
export type Measure = (text: string, font: DrawnFont) => number;

/** The family that comes with the page: a drawing has it on every machine. */
const OWN = "Inter";
const PROBE = "mmmiiillWWW 0123";
const MONO = /mono|code|courier|menlo|consol/i;
const SERIF = /serif|georgia|times|playfair|merriweather|lora|garamond|baskerville/i;

function genericOf(family: string): string {
  if (MONO.test(family)) return "monospace";
  return SERIF.test(family) && !/sans/i.test(family) ? "serif" : "Inter, sans-serif";
}

/** The families that CSS tries for a font: itself, then Inter or a generic one of its kind. */
export function familyStack(family: string): string {
  const own = family.replace(/["'\\;{}<>]/g, "").trim();
  const generic = genericOf(own);
  return own && own !== OWN ? `"${own}", ${generic}` : generic;
}

/** True where a font is not at hand: its letters are as wide as those of whatever stands in for its kind. */
export const isStoodIn = (font: DrawnFont, measure: Measure): boolean =>
  font.family !== OWN && measure(PROBE, font) === measure(PROBE, { ...font, family: genericOf(font.family) });

/** The shorthand that a canvas takes. */
export const cssFont = (font: DrawnFont): string =>
  [
    font.isItalic ? "italic" : "",
    font.isSmallCaps ? "small-caps" : "",
    font.weight,
    `${font.sizePx}px`,
    familyStack(font.family),
  ]
    .filter(Boolean)
    .join(" ");
