import { expect, test } from "vitest";
import { inColumns } from "./in-columns.ts";

test("columns stand below each other on a terminal in any script", () => {
  const rows = [
    ["設計画面", "1:2"],
    ["Cart", "1:3"],
    ["e\u0301te\u0301", "1:4"],
  ];
  expect(inColumns(rows)).toEqual(["設計画面  1:2", "Cart      1:3", "e\u0301te\u0301       1:4"]);
});
