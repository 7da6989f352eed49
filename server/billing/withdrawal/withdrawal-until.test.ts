import { expect, test } from "vitest";
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
