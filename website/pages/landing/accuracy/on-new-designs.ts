/**
 * Of a hundred findings on designs that nothing was built on: those that two readers held to be right, and wrong. All 1,422 of
 * readings 26 to 32 (docs/sources-of-readings.md).
 */
export const ON_NEW_DESIGNS = { fewest: 80, most: 84, wrong: 7 };
