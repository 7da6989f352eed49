import { expect, test } from "vitest";
import { calledAlike, countNames, timesName } from "./count-names.ts";

test("layers that are called alike are named once, without their numbers", () => {
  const cards = [1, 2, 3].map((n) => ({
    id: `1:${n}`,
    name: "Group",
    shown: `“Title” (${n} of 3)`,
    alike: "“Title”",
  }));
  const other = { id: "2:1", name: "228 1", shown: "picture at the top" };
  const named = calledAlike([...cards, other]).map(({ name, layers }) => timesName(name, layers.length));
  expect(named).toEqual(["“Title” × 3", "picture at the top"]);
});

test("one of several keeps its number, so that it can be found", () => {
  const second = { id: "1:2", name: "Group", shown: "second card", alike: "card" };
  expect(calledAlike([second]).map(({ name }) => name)).toEqual(["second card"]);
});

test("names are told once with their count", () => {
  expect(countNames(["Title", "Title", "Price", "Title"])).toEqual(["Title × 3", "Price"]);
});
