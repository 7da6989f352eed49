import { expect, test } from "vitest";
import { findingWith, frameWith, reviewOf, unread } from "../../tests/command-line/judged-files.ts";
import { REPORT_WORDS } from "../words/words.ts";
import { summaryAsMarkdown, summaryAsText } from "./write-summary.ts";
import { paintFor } from "../words/paint.ts";

const { en, fr } = REPORT_WORDS;
const minor = findingWith({ severity: "minor" });
const results = [
  reviewOf("shop/cart.json", [frameWith([findingWith(), minor]), frameWith([minor])]),
  unread("shop/broken_1.json", "this is not JSON:\nit ends"),
  reviewOf("shop/pay.json", [frameWith([])]),
];

test("several files are summed up: screens and findings by severity of each and of all", () => {
  expect(summaryAsText(results, en, paintFor(false))).toBe(
    [
      "Summary",
      "",
      "  File                screens  critical  major  minor  suggestion",
      "  shop/cart.json            2         0      1      2           0",
      "  shop/broken_1.json        –         –      –      –           –",
      "  shop/pay.json             1         0      0      0           0",
      "  Total                     3         0      1      2           0",
      "",
      "  1 file cannot be read:",
      "  shop/broken_1.json: this is not JSON: it ends",
      "",
    ].join("\n"),
  );
});

test("in French, as a table of Markdown", () => {
  expect(summaryAsMarkdown(results, fr)).toBe(
    [
      "# Bilan",
      "",
      "| Fichier | écrans | critique | majeur | mineur | suggestion |",
      "| --- | ---: | ---: | ---: | ---: | ---: |",
      "| shop/cart.json | 2 | 0 | 1 | 2 | 0 |",
      "| shop/broken\\_1.json | – | – | – | – | – |",
      "| shop/pay.json | 1 | 0 | 0 | 0 | 0 |",
      "| Total | 3 | 0 | 1 | 2 | 0 |",
      "",
      "1 fichier est illisible\u00a0:",
      "",
      "- shop/broken\\_1.json: this is not JSON: it ends",
      "",
    ].join("\n"),
  );
});
