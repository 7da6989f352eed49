/** The levels of WCAG that a screen can be judged by. The default comes first. */
export const LEVELS = ["AA", "AAA"] as const;
export type Level = (typeof LEVELS)[number];

/** Thresholds of WCAG 2.2 (https://www.w3.org/TR/WCAG22/). Lengths in CSS px, which are px of the design. */
export const WCAG = {
  /** 1.4.3 Contrast (Minimum) and 1.4.6 Contrast (Enhanced). */
  textContrast: { AA: { normal: 4.5, large: 3 }, AAA: { normal: 7, large: 4.5 } },
  /** 1.4.11 Non-text Contrast, AA. AAA asks for no more. */
  nonTextContrast: 3,
  /** Large text: 18 pt, or 14 pt and bold; a pt is 4/3 px. */
  largeText: { sizePx: 24, boldSizePx: 56 / 3, boldWeight: 700 },
  /** 2.5.8 Target Size (Minimum) and 2.5.5 Target Size (Enhanced). */
  targetSizePx: { AA: 24, AAA: 44 },
} as const;

/** The levels that what is judged by a level has to meet, the lowest first: who asks for AAA asks for AA, too. */
export const levelsUpTo = (level: Level): readonly Level[] => LEVELS.slice(0, LEVELS.indexOf(level) + 1);

/** True when a text counts as large by WCAG 2.2. 18 px is not 18 pt. */
export const isLargeText = ({
  sizePx,
  weight,
}: {
  readonly sizePx: number;
  readonly weight: number;
}): boolean =>
  sizePx >= WCAG.largeText.sizePx ||
  (sizePx >= WCAG.largeText.boldSizePx - 0.01 && weight >= WCAG.largeText.boldWeight);
