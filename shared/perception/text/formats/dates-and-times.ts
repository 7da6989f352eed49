import { rememberedText } from "../../frame/remembered-text.ts";

const MONTH =
  "jan(?:uary|vier|v)?|feb(?:ruary)?|f[ée]v(?:rier|r)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|ma[yi]|june?|juin|july?|juil(?:let)?|aug(?:ust)?|ao[uû]t|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember)?|d[ée]c(?:embre)?";
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const YEAR = "(?:19|20)\\d{2}";
const MINUTES = "[0-5]\\d";

/** The ways in which dates and times of day are written, English or French: `2:30 pm`, `14:30`, `14 h 30`. */
const FORMATS = {
  date: {
    slashes: `${DAY}/${DAY}/(?:${YEAR}|\\d{2})`,
    dots: `${DAY}\\.${DAY}\\.${YEAR}`,
    hyphens: `${YEAR}-\\d{2}-\\d{2}`,
    "day first": `${DAY}(?:er|st|nd|rd|th)? (?:${MONTH})\\.?,? ${YEAR}`,
    "month first": `(?:${MONTH})\\.? ${DAY}(?:st|nd|rd|th)?,? ${YEAR}`,
  },
  time: {
    "half days": `(?:0?[1-9]|1[0-2])(?:[:.]${MINUTES})? ?[ap]\\.?m\\.?`,
    "whole days": `(?:0\\d|1\\d|2[0-3]):${MINUTES}`,
    French: `(?:[01]?\\d|2[0-3]) ?h(?: ?${MINUTES})?`,
  },
} as const;

const SPACES = /[\u00a0\u202f]/g;
const plain = (text: string): string => text.trim().replace(SPACES, " ");

function formatsOf(kind: keyof typeof FORMATS) {
  const formats = Object.entries(FORMATS[kind]);
  const whole = formats.map(([name, source]) => [name, new RegExp(`^(?:${source})$`, "iu")] as const);
  return (text: string): string | undefined => whole.find(([, format]) => format.test(plain(text)))?.[0];
}

/** The way in which a whole text is written as a date; undefined when it is none. */
export const dateFormat = formatsOf("date");

/** The way in which a whole text is written as a time of day; undefined when it is none, or could be a length such as `3:05`. */
export const timeFormat = formatsOf("time");

const WHEN = new RegExp(
  `(?<![\\p{L}\\d/.:-])(?:${Object.values({ ...FORMATS.date, ...FORMATS.time }).join("|")})(?![\\p{L}\\d/:-])`,
  "iu",
);

/** True when a date or a time of day stands somewhere in a text. */
export const saysWhen = rememberedText((text) => WHEN.test(plain(text)));

const DOTTED = new RegExp(`^(?:[01]?\\d|2[0-3])\\.${MINUTES}$`);

/** True when a text may be a time of day with a point, `9.40`: beside times with a colon it is one. */
export const isDottedTime = (text: string): boolean => DOTTED.test(text.trim());
