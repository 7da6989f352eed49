import { describe, expect, test } from "vitest";
import { findingOf } from "../../../../tests/panel/open-panel.tsx";
import { isWanted, isWantedUnsure } from "../../../../shared/review/is-wanted.ts";
import { isLong, NO_FILTERS, wantedRows } from "./filters.ts";
import { followReview, lookAt } from "./listed-finding.ts";

const faint = findingOf({
  id: "text-contrast@1",
  rule: "text-contrast",
  aspect: "ui",
  severity: "major",
  title: "Text trop pâle",
  problem: "The contrast of “Pay later” is 2:1.",
  layers: [{ id: "1", name: "caption/small", shown: "“Terms” link" }],
});
const typed = (words: string) => isWanted(faint, { ...NO_FILTERS, words });

describe("a search", () => {
  test.each(["pâle", "PALE", "text-contrast", "caption", "terms", "pay later", "terms  2:1", " "])(
    "finds by “%s”",
    (words) => expect(typed(words)).toBe(true),
  );

  test("wants all of its words", () => expect(typed("terms blue")).toBe(false));

  test("finds what could not be decided by its reason and layers", () => {
    const unsure = { rule: "text-contrast", reason: "It lies on a picture.", layers: faint.layers };
    expect(isWantedUnsure(unsure, { ...NO_FILTERS, words: "picture terms" })).toBe(true);
    expect(isWantedUnsure(unsure, { ...NO_FILTERS, words: "blue" })).toBe(false);
  });
});

describe("a filter", () => {
  test("is by aspect and by severity", () => {
    expect(isWanted(faint, { ...NO_FILTERS, aspect: "ui", severity: "major" })).toBe(true);
    expect(isWanted(faint, { ...NO_FILTERS, aspect: "ux" })).toBe(false);
    expect(isWanted(faint, { ...NO_FILTERS, severity: "minor" })).toBe(false);
  });

  test("for what is open shows what was just fixed, and after a look no more", () => {
    const worked = followReview(lookAt([faint]), [], { hasLayer: () => true });
    expect(wantedRows(worked, NO_FILTERS)).toHaveLength(1);
    expect(wantedRows(lookAt([], worked), NO_FILTERS)).toEqual([]);
  });
});

describe("a search field", () => {
  const eight = Array.from({ length: 8 }, (_, index) => findingOf({ id: `rule@${index}` }));

  test("is there for more than eight", () => {
    expect(isLong(lookAt(eight), 0)).toBe(false);
    expect(isLong(lookAt(eight), 1)).toBe(true);
  });

  test("does not come in while somebody works on the list", () => {
    const last = findingOf({ id: "rule@9", layers: [{ id: "9", name: "9" }] });
    const more = followReview(lookAt(eight.slice(0, 1)), [...eight.slice(0, 1), last], {
      hasLayer: () => true,
    });
    expect(isLong(more, 7)).toBe(false);
  });
});
