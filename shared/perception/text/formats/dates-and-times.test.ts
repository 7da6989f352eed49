import { expect, test } from "vitest";
import { dateFormat, timeFormat } from "./dates-and-times.ts";

test.each([
  ["12/05/2025", "slashes"],
  ["31.12.2025", "dots"],
  ["2025-12-31", "hyphens"],
  ["12 Jan 2026", "day first"],
  ["1er août 2026", "day first"],
  ["Jan 12, 2026", "month first"],
  ["2026-0134", undefined],
  ["12 January", undefined],
  ["May 2026", undefined],
  ["1/2", undefined],
])("%s", (text, expected) => {
  expect(dateFormat(text)).toBe(expected);
});

test.each([
  ["2:30 pm", "half days"],
  ["11 a.m.", "half days"],
  ["14:30", "whole days"],
  ["09:05", "whole days"],
  ["14 h 30", "French"],
  ["9h", "French"],
  ["3:05", undefined],
  ["25:00", undefined],
  ["16:9", undefined],
  ["at 14:30", undefined],
])("%s is written in %s", (text, format) => {
  expect(timeFormat(text)).toBe(format);
});
