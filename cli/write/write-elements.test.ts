import { expect, test } from "vitest";
import type { FrameReport, Report } from "../../shared/review/report.ts";
import { REPORT_WORDS } from "../words/words.ts";
import { elementsAsMarkdown, elementsAsText, elementsForJson } from "./write-elements.ts";

const bare = { layers: 1, durationMs: 1, findings: [], unsure: [] };

const cart: FrameReport = {
  ...bare,
  id: "1:1",
  name: "Cart",
  elements: [
    {
      role: "screen-title",
      layers: [{ id: "1:2", name: "Title" }],
      label: "Your *cart*",
      box: { x: 16, y: 48.04, width: 343, height: 32 },
      certainty: 0.9,
    },
    {
      role: "button",
      layers: [
        { id: "1:3", name: "Rectangle 37" },
        { id: "1:4", name: "Pay" },
      ],
      label: "Pay now",
      box: { x: 16, y: 720, width: 343, height: 51.25 },
      certainty: 1,
      primary: true,
      state: "disabled",
    },
  ],
};
const empty: FrameReport = { ...bare, id: "2:1", name: "Empty" };

const notRead = { count: 1, first: [{ path: "node.fills", reason: "expected a list, found 7" }] };
const report: Report = { engine: "test", file: "Shop", notRead, frames: [cart, empty] };
const { en, fr } = REPORT_WORDS;

test("elements stand below each other: role, label, box, certainty, and what else is known", () => {
  expect(elementsAsText(report, en, false)).toBe(
    [
      "Cart  1:1, 2 elements",
      "",
      "  title   Your *cart*  343 × 32 @ 16, 48     0.90",
      "  button  Pay now      343 × 51.3 @ 16, 720  1.00  main action, disabled",
      "",
      "",
      "Empty  2:1, 0 elements",
      "",
      "  No element is recognised.",
      "",
      "",
      "Not read  1 thing in the file cannot be read and is left out. All else is reviewed.",
      "  node.fills  expected a list, found 7",
      "",
    ].join("\n"),
  );
});

test("in French, with the roles", () => {
  const text = elementsAsText(report, fr, false);
  expect(text).toContain("Cart  1:1, 2 éléments");
  expect(text).toContain("  titre   Your *cart*");
  expect(text).toContain("  bouton  Pay now");
  expect(text).toContain("1.00  action principale, désactivé\n");
  expect(elementsAsMarkdown(report, fr)).toContain("- **titre** Your");
  expect(text).toContain("Empty  2:1, 0 élément\n\n  Aucun élément reconnu.");
});

test("as Markdown with the layers that paint them", () => {
  expect(elementsAsMarkdown(report, en)).toBe(
    [
      "## Cart",
      "",
      "- **title** Your \\*cart\\* (343 × 32 @ 16, 48, 0.90): Title (1:2)",
      "- **button** Pay now (343 × 51.3 @ 16, 720, 1.00, main action, disabled): Rectangle 37 (1:3), Pay (1:4)",
      "",
      "## Empty",
      "",
      "No element is recognised.",
      "",
      "## Not read",
      "",
      "1 thing in the file cannot be read and is left out. All else is reviewed.",
      "",
      "- node.fills: expected a list, found 7",
      "",
    ].join("\n"),
  );
});

test("for JSON with all that is known of them, and the roles as they are called in every language", () => {
  expect(elementsForJson(report)).toEqual({
    engine: "test",
    file: "Shop",
    notRead,
    frames: [
      { id: "1:1", name: "Cart", elements: cart.elements },
      { id: "2:1", name: "Empty", elements: [] },
    ],
  });
});
