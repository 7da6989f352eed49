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

/** Lengths in px that a property is given in a style, a token aside. */
const lengthsOf = (property: string, style: string): readonly string[] =>
  [...style.matchAll(new RegExp(`(?<![-\\w])${property}: ?[^;}]*\\d(?:px|rem)[^;}]*`, "g"))].map(
    ([declaration]) => declaration,
  );

/** A line that is drawn as a shadow: a ring, or an edge; nothing of it is soft. */
const RING = String.raw`(?:inset )?[-\d.px]+ [-\d.px]+ 0 (?:[\d.]+px )?[^,;]+`;
const SHADOWS = new RegExp(
  `^(?:none|(?:${RING}|var\\(--shadow-\\w+\\))(?:, ?(?:${RING}|var\\(--shadow-\\w+\\)))*)$`,
);

/** How long the first picture stays is said by the product, not by its look; and as good as no motion is none. */
const TIMED = [
  "leave 1ms 1s forwards",
  "fill 800ms ease-out both",
  "lift 800ms cubic-bezier(0, 0.7, 0.1, 1) both",
  "fill 1s linear both",
  "go 1ms 800ms forwards",
  "late 1ms 10s backwards",
  "0.01ms !important",
];

/** The values of styles that are none of the tokens, each with its file. */
const foreignIn = (valuesIn: (style: string) => readonly string[]): readonly string[] =>
  STYLES.flatMap((file) => valuesIn(read(file)).map((value) => `${file}: ${value}`));

describe("all styles", () => {
  test("take their shadows from the tokens", () => {
    const shadowsIn = (style: string) =>
      [...style.matchAll(/(?<![-\w])box-shadow: ?([^;}]*)/g)].map(([, value = ""]) =>
        value.replaceAll(/\s+/g, " ").trim(),
      );
    expect(foreignIn((style) => shadowsIn(style).filter((value) => !SHADOWS.test(value)))).toEqual([]);
  });

  test("take their times from the tokens", () => {
    const timesIn = (style: string) =>
      [...style.matchAll(/(?<![-\w])(?:transition|animation)[-\w]*: ?([^;}]*)/g)]
        .map(([, value = ""]) => value)
        .filter((value) => /\d(?:ms|s)\b/.test(value));
    expect(foreignIn((style) => timesIn(style).filter((value) => !TIMED.includes(value)))).toEqual([]);
  });

  test.each(["border-radius", "font-size"])("take their %s from the tokens", (property) => {
    expect(foreignIn((style) => lengthsOf(property, style))).toEqual([]);
  });
});

/** The values of the tokens of a kind, in px. */
const valuesOf = (kind: string): readonly string[] =>
  [...read("shared/look/tokens.css").matchAll(new RegExp(`--${kind}-[\\w]+: (\\d+px);`, "g"))].map(
    ([, value = ""]) => value,
  );

// Tokens of the kit and of ours have the same names and other lengths: `--space-16` is 16 px there and 64 px here.
describe("what the panel takes from the kit", () => {
  const KIT = "node_modules/@create-figma-plugin/ui/lib/components";
  const ours = new Set([...read("shared/look/tokens.css").matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name));
  const parts = readdirSync(path.join(ROOT, "plugin/ui"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) =>
      [...read(`plugin/ui/${file}`).matchAll(/import \{ (\w+)[^}]*\} from "@create-figma-plugin\/ui"/g)].map(
        ([, name = ""]) => [name.replaceAll(/(?<!^)[A-Z]/g, "-$&").toLowerCase(), file] as const,
      ),
    )
    .filter(([part]) => part !== "render");

  test.each(parts)("gives its %s in %s lengths of ours where a name means another one", (part, file) => {
    const style = read(`${KIT}/${part}/${part}.module.css`);
    const own = read(`plugin/ui/${file.replace(".tsx", ".module.css")}`);
    const isSet = (name: string): boolean => own.includes(`  ${name}: `);
    const misread = [...style.matchAll(/([\w-]+): ?([^;{}]+);/g)].filter(
      ([, property = "", value = ""]) =>
        !isSet(property) &&
        [...value.matchAll(/var\((--[\w-]+)\)/g)].some(([, name = ""]) => ours.has(name) && !isSet(name)),
    );
    expect(misread.map(([, property]) => property)).toEqual([]);
  });
});

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
