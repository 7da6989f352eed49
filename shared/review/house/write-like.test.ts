import { expect, test } from "vitest";
import { writeLike } from "./write-like.ts";

test.each([
  ["31/12/2026", "31.12.2026", "31.12.2026"],
  ["12/31/2026", "2026-12-31", "2026-12-31"],
  ["2026-03-04", "31/12/2026", "04/03/2026"],
  ["4.3.2026", "2026-12-31", "2026-03-04"],
  ["4 March 2026", "December 31, 2026", "March 4, 2026"],
  ["Mar 4th, 2026", "31.12.2026", "04.03.2026"],
  ["2:30 pm", "14:30", "14:30"],
  ["12 am", "14:30", "00:00"],
  ["09:05", "2:30 pm", "9:05 am"],
  ["14 h", "2:30 pm", "2:00 pm"],
  ["14:30", "14 h 30", "14\u00a0h\u00a030"],
  ["€12.50", "12,50 €", "12,50\u00a0€"],
  ["12,50\u00a0€", "€12.50", "€12.50"],
])("%s like %s is %s", (text, example, right) => {
  expect(writeLike(text, example)).toBe(right);
});

test.each([
  ["03/04/2026", "31.12.2026"],
  ["31.12.2026", "31 December 2026"],
  ["4 mai 2026", "31.12.2026"],
  ["€1,250.00", "12,50 €"],
  ["-€12.50", "12,50 €"],
])("only people know how %s is written like %s", (text, example) => {
  expect(writeLike(text, example)).toBeUndefined();
});
