const MINUTES = "[0-5]\\d";

const FORMATS: Readonly<Record<string, RegExp>> = {
  "half days": new RegExp(`^(?:0?[1-9]|1[0-2])(?:[:.]${MINUTES})? ?[ap]\\.?m\\.?$`, "i"),
  "whole days": new RegExp(`^(?:0\\d|1\\d|2[0-3]):${MINUTES}$`),
  French: new RegExp(`^(?:[01]?\\d|2[0-3]) ?h(?: ?${MINUTES})?$`),
};

const DOTTED = new RegExp(`^(?:[01]?\\d|2[0-3])\\.${MINUTES}$`);

/** True when a text may be a time of day with a point, `9.40`: beside times with a colon it is one. */
export const isDottedTime = (text: string): boolean => DOTTED.test(text.trim());

const SPACES = /[\u00a0\u202f]/g;

/**
 * The way in which a whole text is written as a time of day: `2:30 pm`, `14:30`, `14 h 30`; undefined when it is
 * none, or could be a length such as `3:05`.
 */
export const timeFormat = (text: string): string | undefined => {
  const plain = text.trim().replace(SPACES, " ");
  return Object.keys(FORMATS).find((name) => FORMATS[name]?.test(plain));
};
