/** Writes a review, or what else is known, as JSON that people can read, too. */
export const writeJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
