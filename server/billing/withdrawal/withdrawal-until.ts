import { DAY_MS } from "../../../shared/time-lengths.ts";
import { isPublicHoliday } from "./is-public-holiday.ts";

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

function isWorkingDay(dayMs: number, country: string): boolean {
  const weekday = new Date(dayMs).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(dayMs, country);
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
  while (!isWorkingDay(last, country)) last += DAY_MS;
  return Math.floor(instantOf(last + DAY_MS, zone) / 1000) - 1;
}
