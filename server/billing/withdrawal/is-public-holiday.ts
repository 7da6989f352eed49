import { DAY_MS } from "../../../shared/time-lengths.ts";
import { COUNTRIES } from "./countries.ts";

/** Holidays of so many countries that they are given to everybody. */
const EVERYWHERE = "1-1 1-6 5-1 5-8 8-15 11-1 11-11 12-8 12-24 12-25 12-26 12-31 E-3 E-2 E+1 E+39 E+50 E+60";

/** Where holidays that fall on a weekend are had on the Monday and, after two, on the Tuesday. */
const MAKE_UP = new Set(["BG", "ES", "GB", "IE", "LV", "US"]);

/** Easter Sunday, as days since 1970 in milliseconds: the methods of Meeus. */
const EASTER: Readonly<Record<string, (year: number) => number>> = {
  E: (year) => {
    const a = year % 19;
    const b = Math.floor(year / 100);
    const c = year % 100;
    const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
    const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
    const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
    return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
  },
  O: (year) => {
    const d = (19 * (year % 19) + 15) % 30;
    const f = d + ((2 * (year % 4) + 4 * (year % 7) - d + 34) % 7) + 114;
    return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1 + 13); // the Julian calendar is 13 days behind until 2099
  },
};

function dayOf(rule: string, year: number): number {
  const easter = EASTER[rule.slice(0, 1)];
  if (easter) return easter(year) + Number(rule.slice(1)) * DAY_MS;
  const [month = 1, day = 1, weekday] = rule.split(/[-:]/).map(Number);
  const from = Date.UTC(year, month - 1, day);
  return weekday === undefined ? from : from + ((weekday - new Date(from).getUTCDay() + 7) % 7) * DAY_MS;
}

/** True for a day, in milliseconds since 1970, that is a public holiday in a country, or somewhere in it. */
export function isPublicHoliday(dayMs: number, country: string): boolean {
  const rules = `${EVERYWHERE} ${COUNTRIES[country]?.holidays ?? ""}`.trim().split(" ");
  const isOne = (day: number): boolean =>
    rules.some((rule) => dayOf(rule, new Date(day).getUTCFullYear()) === day);
  const weekday = new Date(dayMs).getUTCDay();
  const sinceFriday = [1, 2, 3].slice(0, weekday + 1).filter((days) => isOne(dayMs - days * DAY_MS));
  const isMadeUp = MAKE_UP.has(country) && (weekday === 1 || weekday === 2) && sinceFriday.length >= weekday;
  return isMadeUp || isOne(dayMs);
}
