import { expect, test } from "vitest";
import { writeDay } from "./write-day.ts";

test.each([
  ["2026-11-20T10:00:00Z", "20 November 2026", "20 novembre 2026"],
  ["2026-03-01T23:59:59Z", "1 March 2026", "1er mars 2026"],
  ["2027-08-09", "9 August 2027", "9 août 2027"],
])("%s is written as people do", (instant, en, fr) => {
  expect([writeDay(instant, "en"), writeDay(instant, "fr")]).toEqual([en, fr]);
});
