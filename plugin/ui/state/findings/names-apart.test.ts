import { expect, test } from "vitest";
import { PANEL_EN } from "../../../../shared/i18n/panel.en.ts";
import { findingOf } from "../../../../tests/panel/open-panel.tsx";
import { nameOfConcerned, namesApart } from "./names-apart.ts";

const WORDS = { language: "en", texts: PANEL_EN } as const;

const cards = (id: string, ...shown: readonly string[]) => ({
  key: id,
  finding: findingOf({
    id,
    title: "Text too small",
    layers: shown.map((name) => ({ id: name, name: "Card", shown: name, alike: "card" })),
  }),
});

test("rows that read the same say their numbers; how many layers there are is part of what a row reads", () => {
  const rows = [cards("a", "first card"), cards("b", "second card"), cards("c", "first card", "third card")];
  expect([...namesApart(rows, WORDS)]).toEqual([
    ["a", "first card"],
    ["b", "second card"],
  ]);
});

test("of a text that is at fault in part, that part is told", () => {
  const layer = { id: "1", name: "Consent", shown: "“I agree to the terms”" };
  const finding = findingOf({ layers: [layer], evidence: { part: "the terms" } });
  expect(nameOfConcerned(finding, WORDS)).toBe("“the terms”");
  expect(nameOfConcerned({ ...finding, layers: [layer, layer] }, WORDS)).toBe(
    "“I agree to the terms” and 1 more",
  );
});
