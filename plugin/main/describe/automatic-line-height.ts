/** Height of an automatic line for a font size of 1, from the ascender, descender and line gap of each font. */
const RATIOS: Readonly<Record<string, number>> = {
  Arial: 1.149902,
  "DM Sans": 1.302,
  Figtree: 1.2,
  Helvetica: 1.149902,
  "Helvetica Neue": 1.171875,
  "IBM Plex Sans": 1.3,
  Inter: 1.2102273,
  Lato: 1.2,
  Manrope: 1.366,
  Montserrat: 1.219,
  "Noto Sans": 1.362,
  Nunito: 1.364,
  "Nunito Sans": 1.364,
  "Open Sans": 1.3618164,
  "Plus Jakarta Sans": 1.26,
  Poppins: 1.5,
  Raleway: 1.174,
  Roboto: 1.171875,
  "Roboto Mono": 1.3188477,
  Rubik: 1.185,
  "SF Pro": 1.1933594,
  "SF Pro Display": 1.1933594,
  "SF Pro Text": 1.1933594,
  "Source Sans Pro": 1.257,
  "Work Sans": 1.173,
};

const USUAL_RATIO = 1.2;

/** The height in px of a line whose height is left to the font: the plugin API does not tell it, the REST API does. */
export const automaticLineHeightPx = (fontFamily: string, sizePx: number): number =>
  sizePx * (RATIOS[fontFamily] ?? USUAL_RATIO);
