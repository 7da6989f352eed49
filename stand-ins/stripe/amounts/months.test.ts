import { describe, expect, test } from "vitest";
import { monthsAfter, periodEndAfter } from "./months.ts";

const at = (text: string): number => Date.parse(text) / 1000;
const text = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19);

describe("months after an anchor", () => {
  test.each([
    ["2027-01-31T12:00:00Z", 1, "2027-02-28T12:00:00"],
    ["2027-01-31T12:00:00Z", 2, "2027-03-31T12:00:00"],
    ["2027-01-31T12:00:00Z", 3, "2027-04-30T12:00:00"],
    ["2028-01-31T00:00:00Z", 1, "2028-02-29T00:00:00"],
    ["2027-11-30T23:59:59Z", 3, "2028-02-29T23:59:59"],
    ["2027-12-15T08:30:15Z", 1, "2028-01-15T08:30:15"],
    ["2027-01-31T12:00:00Z", 12, "2028-01-31T12:00:00"],
    ["2024-02-29T12:00:00Z", 12, "2025-02-28T12:00:00"],
    ["2027-05-05T05:05:05Z", 0, "2027-05-05T05:05:05"],
  ])("%s and %i months is %s", (anchor, months, expected) => {
    expect(text(monthsAfter(at(anchor), months))).toBe(expected);
  });

  test("the day never drifts, in ten years and from any day", () => {
    for (let day = 1; day <= 31; day++) {
      const anchor = Date.UTC(2027, 0, day, 13, 14, 15) / 1000;
      for (let months = 0; months <= 120; months++) {
        const end = new Date(monthsAfter(anchor, months) * 1000);
        const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
        expect(end.getUTCDate()).toBe(Math.min(day, last));
        expect(end.getUTCFullYear() * 12 + end.getUTCMonth()).toBe(2027 * 12 + months);
        expect(end.toISOString().slice(11, 19)).toBe("13:14:15");
      }
    }
  });
});

describe("the end of a period", () => {
  test("lies after the instant, also when that is the end of the one before", () => {
    const anchor = at("2027-01-31T12:00:00Z");
    expect(text(periodEndAfter(anchor, anchor, "month"))).toBe("2027-02-28T12:00:00");
    expect(text(periodEndAfter(anchor, at("2027-02-28T12:00:00Z"), "month"))).toBe("2027-03-31T12:00:00");
    expect(text(periodEndAfter(anchor, at("2027-03-01T00:00:00Z"), "month"))).toBe("2027-03-31T12:00:00");
  });

  test("comes every month, or every year", () => {
    const anchor = at("2027-01-31T12:00:00Z");
    expect(text(periodEndAfter(anchor, anchor, "year"))).toBe("2028-01-31T12:00:00");
  });
});
