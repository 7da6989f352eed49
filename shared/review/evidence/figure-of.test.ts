import { expect, test } from "vitest";
import { EVIDENCE_WORDS } from "../../i18n/words/evidence-words.ts";
import type { Evidence } from "../rule.ts";
import { figureOf } from "./figure-of.ts";

test.each<[Evidence, string | null]>([
  [{ ratio: 1.71, required: 4.5, textColor: "#b3b3b3" }, "1.71:1, needs 4.5:1"],
  [{ widthPx: 89, heightPx: 16, shortPx: 16, requiredPx: 24 }, "89 × 16\u00a0px, needs 24\u00a0px"],
  [{ requiredPx: 8, gapPx: 13 }, "Gap 13\u00a0px"],
  [{ sizePx: 8, smallestPx: 11 }, "Text size 8\u00a0px, needs 11\u00a0px"],
  [{ count: 20, sizes: [12, 13, 14] }, "3 sizes"],
  [{ count: 3, offPx: 1 }, "1\u00a0px off its line"],
  [{ color: "#1a2b3c", names: "“Ink”" }, "#1a2b3c"],
])("the number of %o is %s", (evidence, figure) => {
  expect(figureOf(evidence, "en", EVIDENCE_WORDS.en)).toBe(figure);
});

test("the number is written as the language writes it", () => {
  expect(figureOf({ ratio: 1.71, required: 4.5 }, "fr", EVIDENCE_WORDS.fr)).toBe("1,71:1, il faut 4,5:1");
});
