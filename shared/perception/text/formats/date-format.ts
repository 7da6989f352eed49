const MONTH =
  "jan(?:uary|vier|v)?|feb(?:ruary)?|f[ée]v(?:rier|r)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|ma[yi]|june?|juin|july?|juil(?:let)?|aug(?:ust)?|ao[uû]t|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember)?|d[ée]c(?:embre)?";

const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const YEAR = "(?:19|20)\\d{2}";

const FORMATS: Readonly<Record<string, RegExp>> = {
  slashes: new RegExp(`^${DAY}/${DAY}/(?:${YEAR}|\\d{2})$`),
  dots: new RegExp(`^${DAY}\\.${DAY}\\.${YEAR}$`),
  hyphens: new RegExp(`^${YEAR}-\\d{2}-\\d{2}$`),
  "day first": new RegExp(`^${DAY}(?:er|st|nd|rd|th)? (?:${MONTH})\\.?,? ${YEAR}$`, "i"),
  "month first": new RegExp(`^(?:${MONTH})\\.? ${DAY}(?:st|nd|rd|th)?,? ${YEAR}$`, "i"),
};

/** The way in which a whole text is written as a date, English or French; undefined when it is none. */
export const dateFormat = (text: string): string | undefined =>
  Object.keys(FORMATS).find((name) => FORMATS[name]?.test(text.trim()));
