import { DAY_S } from "../../../shared/time-lengths.ts";

const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The instant so many months after an anchor, in seconds. Always counted from the anchor, so that the 31st comes back
 * after a short month: 31 January, 28 February, 31 March.
 */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
  const day = Math.min(from.getUTCDate(), lastDayOf(year, month));
  const timeOfDay = anchor - Math.floor(anchor / DAY_S) * DAY_S;
  return Date.UTC(year, month, day) / 1000 + timeOfDay;
}

/** The first end of a period that lies after an instant, counted from the anchor. */
export function periodEndAfter(anchor: number, at: number, interval: "month" | "year"): number {
  for (let periods = 1; ; periods++) {
    const end = monthsAfter(anchor, periods * (interval === "year" ? 12 : 1));
    if (end > at) return end;
  }
}
