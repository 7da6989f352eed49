/** A number in tenths: as exact as a length is told. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** A number in hundredths, without what programs leave behind; a little below 0 is 0, and not −0. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100 + 0;
