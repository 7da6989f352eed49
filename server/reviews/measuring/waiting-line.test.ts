import { expect, test } from "vitest";
import { openWaitingLine, type Share } from "./waiting-line.ts";

/** The order in which things are called that are named like whose they are, with a number. */
function called(...names: readonly string[]): readonly (string | undefined)[] {
  const line = openWaitingLine<{ readonly name: string; readonly share: Share; readonly text: string }>();
  for (const name of names) {
    const text = name.startsWith("large") ? "x".repeat(300_000) : "x";
    line.add({ name, share: { who: name.replace(/\d+$/, ""), pays: false }, text });
  }
  return names.map(() => line.take(() => false)?.name);
}

test("who had a turn comes after all who wait", () => {
  expect(called("a1", "a2", "a3", "b1", "c1")).toEqual(["a1", "b1", "c1", "a2", "a3"]);
});

test("small ones come before large ones", () => {
  expect(called("large-a1", "large-b1", "c1")).toEqual(["c1", "large-a1", "large-b1"]);
});
