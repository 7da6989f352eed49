/** Thresholds of WCAG 2.2 (https://www.w3.org/TR/WCAG22/). Lengths in CSS px, which are px of the design. */
export const WCAG = {
  /** 1.4.3 Contrast (Minimum), AA. */
  textContrast: { normal: 4.5, large: 3 },
  /** 1.4.11 Non-text Contrast, AA. */
  nonTextContrast: 3,
  /** Large text: 18 pt, or 14 pt and bold; a pt is 4/3 px. */
  largeText: { sizePx: 24, boldSizePx: 56 / 3, boldWeight: 700 },
  /** 2.5.8 Target Size (Minimum), AA. */
  targetSizePx: 24,
} as const;

/** Whether a text counts as large by WCAG 2.2. 18 px is not 18 pt. */
export const isLargeText = ({
  sizePx,
  weight,
}: {
  readonly sizePx: number;
  readonly weight: number;
}): boolean =>
  sizePx >= WCAG.largeText.sizePx ||
  (sizePx >= WCAG.largeText.boldSizePx - 0.01 && weight >= WCAG.largeText.boldWeight);
