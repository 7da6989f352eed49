import { WRITTEN_FORMATS } from "../../house-rules/limits.ts";
import { partsOfPrice } from "../../perception/text/formats/price-format.ts";

type Written<Kind extends keyof typeof WRITTEN_FORMATS> = (typeof WRITTEN_FORMATS)[Kind][number];
type Writers<Kind extends keyof typeof WRITTEN_FORMATS, Read> = Readonly<
  Record<Written<Kind>, (read: Read) => string | undefined>
>;

const NBSP = "\u00a0";
const two = (number: number): string => String(number).padStart(2, "0");

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** The month is written as an English word: only then is the screen known to read one. */
  readonly isInWords: boolean;
}

const monthOf = (word: string): number =>
  MONTHS.findIndex((month) => month.toLowerCase().startsWith(word.toLowerCase().slice(0, 3))) + 1;

/** The day and the month of two numbers between slashes; undefined where either may be the month. */
function dayOfSlashes(first: number, second: number): readonly [day: number, month: number] | undefined {
  if (first > 12 || first === second) return [first, second];
  return second > 12 ? [second, first] : undefined;
}

function readDay(text: string): Day | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [, first, mark, second, year] = /^(\d\d?)([./])(\d\d?)\2(\d{4})$/.exec(text) ?? [];
  const [, dayFirst, itsMonth, itsYear] = /^(\d\d?)(?:st|nd|rd|th)? (\p{L}+)\.?,? (\d{4})$/u.exec(text) ?? [];
  const [, monthFirst, nextDay, lastYear] =
    /^(\p{L}+)\.? (\d\d?)(?:st|nd|rd|th)?,? (\d{4})$/u.exec(text) ?? [];
  const word = itsMonth ?? monthFirst;
  const numbers =
    mark === "/" ? dayOfSlashes(Number(first), Number(second)) : [Number(first), Number(second)];
  const [day = 0, month = 0] =
    word === undefined
      ? isoYear === undefined
        ? (numbers ?? [])
        : [Number(isoDay), Number(isoMonth)]
      : [Number(dayFirst ?? nextDay), monthOf(word)];
  const isDay = day >= 1 && day <= 31 && month >= 1 && month <= 12;
  const read = Number(isoYear ?? year ?? itsYear ?? lastYear);
  return isDay ? { year: read, month, day, isInWords: word !== undefined } : undefined;
}

const inWords = (day: Day, write: (month: string) => string): string | undefined =>
  day.isInWords ? write(MONTHS[day.month - 1] ?? "") : undefined;

const DAYS: Writers<"dates", Day> = {
  "31 December 2026": (day) => inWords(day, (month) => `${day.day} ${month} ${day.year}`),
  "December 31, 2026": (day) => inWords(day, (month) => `${month} ${day.day}, ${day.year}`),
  "31/12/2026": ({ year, month, day }) => `${two(day)}/${two(month)}/${year}`,
  "31.12.2026": ({ year, month, day }) => `${two(day)}.${two(month)}.${year}`,
  "2026-12-31": ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
};

interface Time {
  readonly hour: number;
  readonly minutes: string;
}

function readTime(text: string): Time | undefined {
  const [, half, its = "00", part] = /^(\d\d?)(?:[:.](\d\d))? ?([ap])\.?m\.?$/i.exec(text) ?? [];
  if (half !== undefined)
    return { hour: (Number(half) % 12) + (part?.toLowerCase() === "p" ? 12 : 0), minutes: its };
  const [, hour, minutes = "00"] = /^(\d\d?)(?:(?: ?h ?|:)(\d\d)| ?h)$/.exec(text) ?? [];
  return hour === undefined ? undefined : { hour: Number(hour), minutes };
}

const TIMES: Writers<"times", Time> = {
  "14:30": ({ hour, minutes }) => `${two(hour)}:${minutes}`,
  "2:30 pm": ({ hour, minutes }) => `${hour % 12 || 12}:${minutes} ${hour < 12 ? "am" : "pm"}`,
  "14 h 30": ({ hour, minutes }) => `${hour}${NBSP}h${NBSP}${minutes}`,
};

interface Amount {
  readonly sign: string;
  readonly whole: string;
  readonly cents: string;
}

/** An amount that is written in one way only once its decimal mark is chosen: without thousands or a minus. */
function readAmount(text: string): Amount | undefined {
  const { sign = "", whole = "", cents = "" } = partsOfPrice(text) ?? {};
  const isPlain = /^\d+$/.test(whole) && sign.length === 1 && !/^[-–+−]/.test(text);
  return isPlain && cents !== "" ? { sign, whole, cents: cents.slice(1) } : undefined;
}

const AMOUNTS: Writers<"amounts", Amount> = {
  "€12.50": ({ sign, whole, cents }) => `${sign}${whole}.${cents}`,
  "€12,50": ({ sign, whole, cents }) => `${sign}${whole},${cents}`,
  "12.50 €": ({ sign, whole, cents }) => `${whole}.${cents}${NBSP}${sign}`,
  "12,50 €": ({ sign, whole, cents }) => `${whole},${cents}${NBSP}${sign}`,
};

function write<Read>(
  read: Read | undefined,
  writers: Readonly<Record<string, (read: Read) => string | undefined>>,
  example: string,
): string | undefined {
  return read && writers[example]?.(read);
}

/**
 * A date, a time or an amount as the house writes it, by its example. Undefined where only people know what is meant
 * (`03/04/2026`, thousands), or a month would have to be said in a language that the text does not show.
 */
export function writeLike(text: string, example: string): string | undefined {
  const plain = text.trim().replace(/[\u00a0\u202f]/g, " ");
  return (
    write(readDay(plain), DAYS, example) ??
    write(readTime(plain), TIMES, example) ??
    write(readAmount(plain), AMOUNTS, example)
  );
}
