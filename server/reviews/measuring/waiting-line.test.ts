import { expect, test } from "vitest";
import { openWaitingLine, type Share } from "./waiting-line.ts";

const FREE = new Set<string>();

/** A line of things that are called like whose they are, and a number. */
function lineOf(...names: readonly string[]) {
  const items = names.map((name) => {
    const who = name.replace(/\d+$/, "");
    const share: Share = { who, pays: who.startsWith("payer") };
    return { name, share, text: name.startsWith("large") ? "x".repeat(300_000) : "x" };
  });
  const line = openWaitingLine<(typeof items)[number]>();
  for (const item of items) line.add(item);
  const take = (busy: ReadonlySet<string> = FREE) => line.take((who) => busy.has(who))?.name;
  return { line, items, take, takeAll: () => names.map(() => take()) };
}

test("who had a turn comes after all who wait", () => {
  expect(lineOf("a1", "a2", "a3", "b1", "c1").takeAll()).toEqual(["a1", "b1", "c1", "a2", "a3"]);
});

test("payers come before others, in turn as well", () => {
  expect(lineOf("a1", "payer-x1", "payer-x2", "payer-y1").takeAll()).toEqual([
    "payer-x1",
    "payer-y1",
    "payer-x2",
    "a1",
  ]);
});

test("small ones come before large ones", () => {
  expect(lineOf("large-a1", "large-b1", "c1").takeAll()).toEqual(["c1", "large-a1", "large-b1"]);
});

test("who is busy has no second turn meanwhile, and keeps the place", () => {
  const { take } = lineOf("a1", "a2", "b1");
  expect(take(new Set(["a"]))).toBe("b1");
  expect(take(new Set(["a"]))).toBeUndefined();
  expect(take()).toBe("a1");
});

test("who leaves is not called any more", () => {
  const { line, items, takeAll } = lineOf("a1", "a2", "b1");
  expect(items.map((item) => line.leave(item))).toEqual([true, true, true]);
  expect(items.map((item) => line.leave(item))).toEqual([false, false, false]);
  expect(takeAll()).toEqual([undefined, undefined, undefined]);
});
