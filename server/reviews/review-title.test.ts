import { expect, test } from "vitest";
import { reviewTitle } from "./review-title.ts";

const titleOf = (file: string, ...names: readonly string[]): string =>
  reviewTitle(
    { file, page: { id: "0:1", name: "Page 1" } },
    names.map((name) => ({ name })),
  );

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

test("a screen that nobody named is known by its heading", () => {
  const heading = {
    role: "screen-title",
    label: "Cart",
    layers: [{ id: "1:2", name: "Text" }],
    box: { x: 0, y: 0, width: 100, height: 20 },
    certainty: 1,
  } as const;
  expect(
    reviewTitle({ file: "Shop", page: { id: "0:1", name: "Page 1" } }, [
      { name: "Frame 12", elements: [heading] },
    ]),
  ).toBe("Cart · Shop");
});
