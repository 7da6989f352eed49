import { expect, test } from "vitest";
import { sceneOf, screen, text } from "../../../../shared/scene/testing.ts";
import { changedSince } from "./changed-since.ts";

const withWords = (words: string, id = "s") =>
  sceneOf(screen([text(words, { id: "t" }), text("Same", { id: "u" })], { id }));

test("a layer that was changed or removed is told from one that was not", () => {
  const hasChanged = changedSince(withWords("Before"), withWords("After"));
  expect([["t"], ["u"], ["u", "t"]].map(hasChanged)).toEqual([true, false, true]);
  expect(changedSince(withWords("Before"), sceneOf(screen([], { id: "s" })))(["u"])).toBe(true);
});

test("a layer that moved along with its screen is the same", () => {
  const at = (x: number) => sceneOf(screen([text("Same", { id: "t", x })], { id: "s" }));
  expect(changedSince(at(0), at(500))(["t"])).toBe(false);
});

test("of screens that are not read now nothing is said", () => {
  expect(changedSince(withWords("Before"), withWords("After", "other"))(["t"])).toBe(false);
});
