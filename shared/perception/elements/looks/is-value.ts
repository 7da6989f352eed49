const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/u;
const LONGEST_NAME = 24;
const NAMED = /^[^:\d]+:\s?[^:]*\d/u;
const COUNT = /^[+~≈]?\d[\d.,]*\s?(?:[+%]|\p{L})/u;
/** A number that is written out so long is a name: a year, a telephone. */
const NUMBER_NAME = /^\d{4}/u;

/** True when words are a date, or a value with its name before it, “Total: 28.46”. */
export const isValue = (characters: string): boolean =>
  DATE.test(characters) || (characters.indexOf(":") <= LONGEST_NAME && NAMED.test(characters));

/** True when words say how many there are of something: “25 lessons”, “10,000+”. */
export const isCount = (characters: string): boolean =>
  COUNT.test(characters) && !NUMBER_NAME.test(characters);
