import { expect, test } from "vitest";
import type { FrameReport, SeenElement } from "../report.ts";
import { frameOf } from "../../../tests/told-review.ts";
import { headingName, headingNames } from "./heading-name.ts";

const seen = (role: SeenElement["role"], label: string, height: number): SeenElement => ({
  role,
  label,
  layers: [{ id: label, name: label }],
  box: { x: 0, y: 0, width: 100, height },
  certainty: 1,
});

const reportOf = (name: string, ...elements: readonly SeenElement[]): FrameReport =>
  frameOf({ id: name, name, elements });

const headings = [seen("section-heading", "Delivery", 20), seen("section-heading", "Your order", 32)];

test.each([
  "Frame 12",
  "Desktop - 3",
  "Desktop",
  "iPhone 14 - 2",
  "iPhone 14 & 15 Pro Max - 1",
  "iPhone SE",
  "Android Compact - 4",
  'MacBook Pro 14" - 1',
  "Cadre 3",
])("a screen that the editor called “%s” is called by its largest heading", (name) => {
  expect(headingName(reportOf(name, ...headings))).toBe("Your order");
});

test.each(["Checkout", "iPhone 14 Login", "Desktop – Home", "Frames", "Frame of mind", "Section 2 pricing"])(
  "a name that somebody gave stays: “%s”",
  (name) => expect(headingName(reportOf(name, ...headings))).toBe(name),
);

test("a title goes before a heading that is larger", () => {
  expect(headingName(reportOf("Frame 1", ...headings, seen("screen-title", "Cart", 18)))).toBe("Cart");
});

test("without a heading the name on the canvas is left", () => {
  expect(headingName(reportOf("Frame 1", seen("button", "Pay", 48)))).toBe("Frame 1");
});

test("screens with the same heading are told apart", () => {
  const names = headingNames([
    reportOf("Frame 1", ...headings),
    reportOf("Frame 2", ...headings),
    reportOf("Pay"),
  ]);
  expect([...names.values()]).toEqual(["Your order · Frame 1", "Your order · Frame 2", "Pay"]);
});
