import { expect, test } from "vitest";
import { dateFormat } from "./date-format.ts";

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
