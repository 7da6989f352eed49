import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

const STYLES = ["plugin", "website"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => `${folder}/${file}`),
);

/** Letters that are pictures: the number of a page that is not there, and a price. */
const SHOWN_LARGE = ["font-size: 88px", "font-size: 44px"];

/** Lengths in px that a property is given in a style, a token aside. */
const lengthsOf = (property: string, style: string): readonly string[] =>
  [...style.matchAll(new RegExp(`(?<![-\\w])${property}: ?[^;}]*\\d(?:px|rem)[^;}]*`, "g"))]
    .map(([declaration]) => declaration)
    .filter((declaration) => !SHOWN_LARGE.includes(declaration));

describe.each(STYLES)("%s", (file) => {
  test.each(["border-radius", "font-size"])("takes its %s from the tokens", (property) => {
    expect(lengthsOf(property, read(file))).toEqual([]);
  });
});

/** The values of the tokens of a kind, in px. */
const valuesOf = (kind: string): readonly string[] =>
  [...read("shared/look/tokens.css").matchAll(new RegExp(`--${kind}-[\\w]+: (\\d+px);`, "g"))].map(
    ([, value = ""]) => value,
  );

// A mail knows no variables, and a page that stands for itself brings no other file.
describe.each(["server/mail/template.ts", "shared/export/page-style.ts"])("%s", (file) => {
  test.each([
    ["border-radius", "radius"],
    ["font-size", "text"],
  ])("has no %s that the tokens do not have", (property, kind) => {
    const used = [...read(file).matchAll(new RegExp(`${property}: ?(\\d+px)`, "g"))].map(
      ([, value = ""]) => value,
    );
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((value) => !valuesOf(kind).includes(value))).toEqual([]);
  });
});
