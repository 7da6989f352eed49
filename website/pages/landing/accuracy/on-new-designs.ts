/**
 * Of a hundred findings on designs that nothing was built on: those that two readers held to be right, and wrong. All 1,212 of
 * readings 26 to 31 (docs/sources-of-readings.md).
 */
export const ON_NEW_DESIGNS = { fewest: 79, most: 83, wrong: 8 };
