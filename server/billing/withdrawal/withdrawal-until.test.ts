import { expect, test } from "vitest";
import { DAY_S } from "../../../shared/time-lengths.ts";
import { withdrawalUntil } from "./withdrawal-until.ts";

const at = (instant: string): number => Date.parse(instant) / 1000;

test.each([
  ["the end of the 14th day after, in the buyer's zone", "2027-03-01T10:00Z", "FR", "2027-03-15T23:00Z"],
  [
    "late in the evening it is the next day already, where the buyer lives",
    "2027-03-01T23:30Z",
    "FR",
    "2027-03-16T23:00Z",
  ],
  ["over the change to summer time", "2027-03-19T10:00Z", "FR", "2027-04-02T22:00Z"],
  ["a Saturday ends with the Monday", "2027-03-06T10:00Z", "DE", "2027-03-22T23:00Z"],
  ["Good Friday ends with the Tuesday after Easter", "2027-03-12T10:00Z", "DE", "2027-03-30T22:00Z"],
  ["Christmas Eve ends after the holidays", "2027-12-10T10:00Z", "FR", "2027-12-27T23:00Z"],
  ["in Finland an hour earlier", "2027-03-01T10:00Z", "FI", "2027-03-15T22:00Z"],
  ["of somewhere unknown the day ends last", "2027-03-01T12:00Z", "", "2027-03-16T10:00Z"],
])("%s", (_, contract, country, until) => {
  expect(new Date(withdrawalUntil(at(contract), country) * 1000).toISOString()).toBe(
    new Date(Date.parse(until) - 1000).toISOString(),
  );
});

/** The day that is the last one for whoever bought a fortnight before a day. */
const lastOf = (fortnightAfter: string, country: string): string =>
  new Date(withdrawalUntil(at(`${fortnightAfter}T12:00Z`) - 14 * DAY_S, country) * 1000)
    .toISOString()
    .slice(0, 10);

test.each([
  ["AT", "2027-10-26", "2027-10-27"],
  ["BE", "2027-07-21", "2027-07-22"],
  ["BG", "2027-03-03", "2027-03-04"],
  ["CH", "2028-08-01", "2028-08-02"],
  ["CY", "2027-10-01", "2027-10-04"],
  ["CZ", "2027-09-28", "2027-09-29"],
  ["DE", "2028-10-03", "2028-10-04"],
  ["DK", "2029-06-05", "2029-06-06"],
  ["EE", "2027-02-24", "2027-02-25"],
  ["ES", "2027-10-12", "2027-10-13"],
  ["FI", "2027-12-06", "2027-12-07"],
  ["FR", "2027-07-14", "2027-07-15"],
  ["GB", "2027-08-30", "2027-08-31"],
  ["GR", "2027-10-28", "2027-10-29"],
  ["HR", "2028-05-30", "2028-05-31"],
  ["HU", "2027-08-20", "2027-08-23"],
  ["IE", "2027-10-25", "2027-10-26"],
  ["IS", "2027-06-17", "2027-06-18"],
  ["IT", "2027-06-02", "2027-06-03"],
  ["LT", "2027-02-16", "2027-02-17"],
  ["LU", "2027-06-23", "2027-06-24"],
  ["LV", "2027-11-18", "2027-11-19"],
  ["MT", "2027-09-21", "2027-09-22"],
  ["NL", "2027-04-27", "2027-04-28"],
  ["NO", "2028-05-17", "2028-05-18"],
  ["PL", "2027-05-03", "2027-05-04"],
  ["PT", "2027-10-05", "2027-10-06"],
  ["RO", "2027-12-01", "2027-12-02"],
  ["SE", "2028-06-06", "2028-06-07"],
  ["SI", "2028-02-08", "2028-02-09"],
  ["SK", "2027-09-01", "2027-09-02"],
])("in %s the holiday %s moves the last day to %s, and elsewhere it does not", (country, holiday, last) => {
  expect(lastOf(holiday, country)).toBe(last);
  expect(["CA", "SE", "PL"].some((other) => lastOf(holiday, other).slice(0, 10) < last)).toBe(true);
});

test.each([
  ["the Orthodox Good Friday ends with the Tuesday after Easter", "2027-04-30", "RO", "2027-05-04"],
  ["the first day of summer is the Thursday after 18 April", "2027-04-22", "IS", "2027-04-23"],
  ["Midsummer Eve is a Friday", "2027-06-25", "FI", "2027-06-28"],
  ["a holiday on a Sunday is had on the Monday where that is the custom", "2027-08-16", "ES", "2027-08-17"],
  ["and where it is not, it is lost", "2027-08-16", "IT", "2027-08-16"],
  ["two on a weekend are had on Monday and Tuesday", "2027-12-27", "GB", "2027-12-29"],
])("%s", (_, fortnightAfter, country, last) => {
  expect(lastOf(fortnightAfter, country)).toBe(last);
});
