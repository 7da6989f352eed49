import { expect, test } from "vitest";
import { timeFormat } from "./time-format.ts";

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
