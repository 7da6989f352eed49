/**
 * Of a hundred findings on designs that nothing was built on: those that two readers held to be right, and wrong. All 1,776 of
 * readings 26 to 33 (docs/sources-of-readings.md).
 */
export const ON_NEW_DESIGNS = { fewest: 82, most: 85, wrong: 7 };
