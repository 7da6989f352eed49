import { DAY_MS } from "../../../shared/time-lengths.ts";

const DAYS = 14;

/** Where a buyer's days end, by country. Of several zones the one whose day ends last. */
const ZONES: Readonly<Record<string, string>> = {
  AT: "Europe/Vienna",
  BE: "Europe/Brussels",
  BG: "Europe/Sofia",
  CH: "Europe/Zurich",
  CY: "Asia/Nicosia",
  CZ: "Europe/Prague",
  DE: "Europe/Berlin",
  DK: "Europe/Copenhagen",
  EE: "Europe/Tallinn",
  ES: "Atlantic/Canary",
  FI: "Europe/Helsinki",
  FR: "Europe/Paris",
  GB: "Europe/London",
  GR: "Europe/Athens",
  HR: "Europe/Zagreb",
  HU: "Europe/Budapest",
  IE: "Europe/Dublin",
  IS: "Atlantic/Reykjavik",
  IT: "Europe/Rome",
  LT: "Europe/Vilnius",
  LU: "Europe/Luxembourg",
  LV: "Europe/Riga",
  MT: "Europe/Malta",
  NL: "Europe/Amsterdam",
  NO: "Europe/Oslo",
  PL: "Europe/Warsaw",
  PT: "Atlantic/Azores",
  RO: "Europe/Bucharest",
  SE: "Europe/Stockholm",
  SI: "Europe/Ljubljana",
  SK: "Europe/Bratislava",
  US: "Pacific/Honolulu",
};

/** The law asks for the buyer's day. Of a country that is not listed nobody's day ends later than here. */
const zoneOf = (country: string): string => ZONES[country] ?? "Pacific/Honolulu";

/** Month and day of what is a holiday somewhere in the Union, and of those days of France that fall elsewhere. */
const HOLIDAYS = new Set("1-1 1-6 5-1 5-8 7-14 8-15 10-3 11-1 11-11 12-8 12-24 12-25 12-26 12-31".split(" "));
/** Days from Easter Sunday: Maundy Thursday, Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const AROUND_EASTER = [-3, -2, 1, 39, 50, 60];

/** Easter Sunday in the Gregorian calendar, as days since 1970 in milliseconds: the method of Meeus. */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

function isWorkingDay(dayMs: number): boolean {
  const day = new Date(dayMs);
  if (day.getUTCDay() === 0 || day.getUTCDay() === 6) return false;
  if (HOLIDAYS.has(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`)) return false;
  return !AROUND_EASTER.includes((dayMs - easterOf(day.getUTCFullYear())) / DAY_MS);
}

/** The time that clocks of a zone show at an instant, in ms since 1970 as if it were UTC. */
function wallClock(instantMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(new Date(instantMs));
  const of = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
}

/** The instant at which the clocks of a zone show a time; twice, as an offset may change in between. */
function instantOf(wallMs: number, timeZone: string): number {
  const first = wallMs - (wallClock(wallMs, timeZone) - wallMs);
  return first - (wallClock(first, timeZone) - wallMs);
}

/**
 * Until when a consumer may withdraw from a contract of an instant: the last second of the 14th day after its day where the
 * buyer lives and, when that is no working day, of the next one (Regulation 1182/71, Article 3). Seconds since 1970.
 */
export function withdrawalUntil(contractS: number, country: string): number {
  const zone = zoneOf(country);
  const contractDay = Math.floor(wallClock(contractS * 1000, zone) / DAY_MS) * DAY_MS;
  let last = contractDay + DAYS * DAY_MS;
  while (!isWorkingDay(last)) last += DAY_MS;
  return Math.floor(instantOf(last + DAY_MS, zone) / 1000) - 1;
}
