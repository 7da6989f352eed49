import { DAY_MS } from "../../../shared/time-lengths.ts";
import { COUNTRIES } from "./countries.ts";
import { isPublicHoliday } from "./is-public-holiday.ts";

const DAYS = 14;

/** The law asks for the buyer's day. Of a country that is not listed nobody's day ends later than here. */
const zoneOf = (country: string): string => COUNTRIES[country]?.zone ?? "Pacific/Honolulu";

function isWorkingDay(dayMs: number, country: string): boolean {
  const weekday = new Date(dayMs).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(dayMs, country);
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant. */
function aheadMs(instantMs: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).format(instantMs);
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT(?:([+-])(\d+):(\d+))?/.exec(shown) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The instant at which the clocks of a zone show a time; twice, as an offset may change in between. */
const instantOf = (wallMs: number, timeZone: string): number =>
  wallMs - aheadMs(wallMs - aheadMs(wallMs, timeZone), timeZone);

/**
 * Until when a consumer may withdraw from a contract of an instant: the last second of the 14th day after its day where the
 * buyer lives and, when that is no working day, of the next one (Regulation 1182/71, Article 3). Seconds since 1970.
 */
export function withdrawalUntil(contractS: number, country: string): number {
  const zone = zoneOf(country);
  const contractMs = contractS * 1000;
  const contractDay = Math.floor((contractMs + aheadMs(contractMs, zone)) / DAY_MS) * DAY_MS;
  let last = contractDay + DAYS * DAY_MS;
  while (!isWorkingDay(last, country)) last += DAY_MS;
  return Math.floor(instantOf(last + DAY_MS, zone) / 1000) - 1;
}
