/**
 * Limits of type for interfaces: sizes in px, others as a share of the size or in characters. Sizes after Apple's
 * guidelines (11 pt is the smallest; on Android it is 11 sp), the others are common practice in typography.
 */
export const TYPE = {
  smallestPx: 11,
  /** In the labels of a tab bar, as the platforms set them themselves. */
  smallestTabLabelPx: 10,
  unreadablePx: 9,
  /** Line height of text of several lines. */
  smallestLeading: 1.2,
  crampedLeading: 1.1,
  usualLeading: 1.4,
  /** Above it the lines of a paragraph come apart. */
  largestLeading: 2,
  looseLeading: 1.5,
  longestLine: 80,
  usualLine: 70,
  widestSpacingEm: 0.05,
  /** In running text; large headings are set tighter. */
  narrowestSpacingEm: -0.04,
} as const;
