import { expect, test } from "vitest";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { mixedDateFormats } from "./mixed-date-formats.ts";

const column = (...dates: readonly string[]) =>
  dates.map((date, index) => text(date, { x: 20, y: index * 40 }));

const rightColumn = (...dates: readonly string[]) =>
  dates.map((date, index) => text(date, { x: 355 - date.length * 8, y: index * 40 }));

testRule(mixedDateFormats, {
  pass: {
    "one format": screen(column("24/12/2026", "31/12/2026", "02/01/2027")),
    "numbers that look like dates": screen(column("24/12/2026", "2026-0134", "1.10.2", "13/6")),
    "a long date in the title": screen([
      text("24 December 2026", { x: 20, sizePx: 24 }),
      ...column("24/12/2026", "25/12/2026", "26/12/2026"),
    ]),
    "dates in two columns": screen([
      ...column("24/12/2026", "25/12/2026", "26/12/2026"),
      text("2026-12-24", { x: 200 }),
    ]),
    "dates in sentences": screen(column("24/12/2026", "25/12/2026", "Due on 2026-12-26")),
  },
  fail: {
    "the dates of example reviews": [
      screen([layer({ name: "Reviews" }, column("12 Jan 2026", "9 Jan 2026", "2025-05-12", "3 Dec 2025"))]),
      { odd: "2025-05-12" },
    ],
    "a column set to the right": [
      screen(rightColumn("24/12/2026", "2026-12-31", "02/01/2027")),
      { usual: "24/12/2026", odd: "2026-12-31" },
    ],
    "one date in digits among dates in letters": [
      screen(column("12 Jan 2026", "9 Jan 2026", "12/05/2025", "3 Dec 2025")),
      { usual: "12 Jan 2026", odd: "12/05/2025" },
    ],
    "French dates": [
      screen(column("12 janvier 2026", "9 février 2026", "12.05.2025")),
      { usual: "12 janvier 2026", odd: "12.05.2025" },
    ],
  },
});

test("every column with mixed dates is reported", () => {
  const other = ["12 Jan 2026", "9 Jan 2026", "2026-05-12"].map((date, index) =>
    text(date, { x: 200, y: index * 40 }),
  );
  const outcomes = outcomesOf(
    mixedDateFormats,
    screen([...column("24/12/2026", "25/12/2026", "2026-12-26"), ...other]),
  );
  expect(outcomes).toHaveLength(2);
});
