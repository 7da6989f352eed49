import { expect, test } from "vitest";
import { makePdf } from "./pdf.ts";

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

test("the table of a PDF points at its objects", () => {
  const file = textOf(makePdf([{ x: 10, y: 20, text: "Total (59,00 €) \\ é" }]));
  const table = /xref\n0 7\n.+\n((?:\d{10} 00000 n \n){6})trailer/.exec(file)?.[1] ?? "";
  const places = [...table.matchAll(/^\d{10}/gm)].map(([place]) => Number(place));
  for (const [index, place] of places.entries())
    expect(file.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`));
  const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
  expect(file.slice(start)).toMatch(/^xref/);
});

test("the stream of a PDF is as long as it says", () => {
  const file = textOf(
    makePdf([
      { x: 1, y: 2, text: "a" },
      { x: 3, y: 4, text: "日" },
    ]),
  );
  const [, length, stream] = /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(file) ?? [];
  expect(stream).toHaveLength(Number(length));
});
