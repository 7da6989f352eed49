import { expect, test } from "vitest";
import { layer, sceneOf } from "../../shared/scene/testing.ts";
import { reviewTitle } from "./review-title.ts";

const titleOf = (file: string, ...names: readonly string[]): string =>
  reviewTitle({
    ...sceneOf(...names.map((name) => layer({ name }))),
    file,
    page: { id: "0:1", name: "Page 1" },
  });

test("a review is named after its first screen, its other screens and its file", () => {
  expect(titleOf("Shop", "Cart")).toBe("Cart · Shop");
  expect(titleOf("Shop", "Cart", "Pay", "Thanks")).toBe("Cart + 2 · Shop");
  expect(titleOf("", "Cart")).toBe("Cart");
});

test("a screen without a name is known by its page", () => {
  expect(titleOf("Shop", "  ")).toBe("Page 1 · Shop");
});

test("a title is one line, and not too long", () => {
  expect(titleOf("", "Sign\n in")).toBe("Sign in");
  expect(titleOf("x".repeat(5000), "\u{1F600}".repeat(5000)).length).toBeLessThanOrEqual(403);
  expect(titleOf("", "\u{1F600}".repeat(5000))).not.toMatch(/\p{Cs}/u);
});
