import { expect, test } from "vitest";
import { PANEL_EN } from "../../../../shared/i18n/panel.en.ts";
import { layer, screen } from "../../../../shared/scene/testing.ts";
import type { SeenElement } from "../../../../shared/review/report.ts";
import { findingOf } from "../../../../tests/panel/open-panel.tsx";
import { namesApart } from "./names-apart.ts";

const WORDS = { language: "en", texts: PANEL_EN } as const;

const node = screen([
  layer({ id: "a", x: 16, y: 100, width: 300, height: 40 }),
  layer({ id: "b", x: 16, y: 400, width: 300, height: 40 }),
  layer({ id: "c", x: 16, y: 440, width: 300, height: 40 }),
]);

const heading = (label: string, y: number): SeenElement => ({
  role: "section-heading",
  label,
  layers: [{ id: label, name: label }],
  box: { x: node.box.x + 16, y: node.box.y + y, width: 200, height: 24 },
  certainty: 1,
});

const card = (id: string, shown: string) => ({
  key: id,
  finding: findingOf({ id, title: "Text too small", layers: [{ id, name: "Card", shown, alike: "card" }] }),
});

const called = (rows: Parameters<typeof namesApart>[0], elements: readonly SeenElement[] = []) => [
  ...namesApart(rows, { node, report: { elements } }, WORDS).values(),
];

const [first, second, third] = [card("a", "first card"), card("b", "second card"), card("c", "third card")];

test("rows that read the same say below which heading they are", () => {
  expect(called([first, second], [heading("Delivery", 60), heading("Payment", 300)])).toEqual([
    "card · under “Delivery”",
    "card · under “Payment”",
  ]);
});

test("without headings they say how far down", () => {
  expect(called([first, second])).toEqual(["card · at the top", "card · in the middle"]);
});

test("where the place is the same they keep their numbers", () => {
  expect(called([second, third], [heading("Payment", 300)])).toEqual(["second card", "third card"]);
});

test("a row that reads like no other is left as it is", () => {
  const other = { key: "d", finding: findingOf({ id: "d", title: "Text too faint" }) };
  expect(called([first, other])).toEqual([]);
});

test("where the design is not at hand they keep their numbers", () => {
  expect([...namesApart([first, second], undefined, WORDS).values()]).toEqual(["first card", "second card"]);
});

test("how many layers there are is part of what a row reads", () => {
  const several = {
    key: "several",
    finding: findingOf({
      id: "several",
      title: "Text too small",
      layers: ["a", "b", "c"].map((id) => ({ id, name: "Card", shown: "first card", alike: "card" })),
    }),
  };
  expect(called([several, second])).toEqual([]);
});
