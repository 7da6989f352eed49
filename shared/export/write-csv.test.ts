import { describe, expect, test } from "vitest";
import { foundOn, toldReview } from "../../tests/told-review.ts";
import { cellOf, writeCsv } from "./write-csv.ts";

test.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["+1+1", "'+1+1"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'=1"],
  ["'=1", "''=1"],
  ["＝1", "'＝1"],
  ['say "so"', '"say ""so"""'],
  ["a, b; c", '"a, b; c"'],
  ["two\nlines", "two lines"],
  ["1:2", "1:2"],
])("a cell of %j is %j", (given, written) => expect(cellOf(given)).toBe(written));

describe("a table of findings", () => {
  const hostile = foundOn({ layers: [{ id: "1:2", name: '=cmd|"/c calc"!A0' }] });
  const rows = (text: string) => text.replace("\uFEFF", "").trimEnd().split("\r\n");

  test("has a head and a row a finding, in an order that people read", () => {
    const [head, row, ...rest] = rows(writeCsv([toldReview([hostile])], "en"));
    expect(head).toBe(
      "No.,File,Screen,Severity,Certainty,Aspect,Finding,Problem,Doubt,Why it matters,What to do,Layers,Layer ids,Rule,Basis",
    );
    expect(row).toBe(
      `1,Shop,Sign in,major,measured,UI,Text too faint,The contrast is 1.2:1.,,People cannot read it.,Darken it.,"'=cmd|""/c calc""!A0",1:2,text-contrast,https://www.w3.org/TR/WCAG22/#contrast-minimum`,
    );
    expect(rest).toEqual([]);
  });

  test("opens in Excel as UTF-8, and in French with semicolons between the cells", () => {
    const text = writeCsv([toldReview([hostile])], "fr");
    expect(text.startsWith("\uFEFFNº;Fichier;Écran;")).toBe(true);
  });

  test("says what the second opinion doubts, and why", () => {
    const [, row] = rows(writeCsv([toldReview([foundOn({ doubt: "It is a sign." })])], "en"));
    expect(row).toContain("The contrast is 1.2:1.,It is a sign.,People");
  });

  test("numbers as the page does: what is open, what a model noticed, the details", () => {
    const detail = foundOn({ id: "d@1", title: "Small", isDetail: true });
    const guideline = { title: "A guideline", url: "https://example.org/" };
    const noticed = [{ ...foundOn({ id: "n@1", title: "Noticed" }), frameId: "1:1", guideline }];
    const table = writeCsv([toldReview([detail, foundOn({ title: "Open" })], { review: { noticed } })], "en");
    const titles = rows(table).map((row) => [row.split(",")[0], row.split(",")[6]]);
    expect(titles.slice(1)).toEqual([
      ["1", "Open"],
      ["2", "Noticed"],
      ["3", "Small"],
    ]);
  });

  test("names what a model noticed as such", () => {
    const guideline = { title: "A guideline", url: "https://example.org/" };
    const { rule: _, basis: __, evidence: ___, certainty: ____, ...finding } = foundOn();
    const review = toldReview([], { review: { noticed: [{ ...finding, frameId: "1:1", guideline }] } });
    const [, row] = rows(writeCsv([review], "en"));
    expect(row).toMatch(/^1,Shop,Sign in,major,second opinion,UI,/);
    expect(row).toMatch(/,,https:\/\/example\.org\/$/);
  });
});
