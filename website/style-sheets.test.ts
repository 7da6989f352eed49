import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const SITE = import.meta.dirname;

/** Transitions and animations that carry things from one place or size to another; colours and opacity may fade. */
const MOVES =
  /(?:transition:[^;]*|@keyframes[^@]*)\b(?:all|transform|translate|scale|rotate|inset|top|left|x|y|width|height|background-size)\b|animation:[^;]*\binfinite\b/;

const isAskedFirst = (css: string): boolean => css.includes("prefers-reduced-motion");

test("nothing moves for those who want less motion", () => {
  const sheets = readdirSync(SITE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => ({ file, css: readFileSync(path.join(SITE, file), "utf8") }))
    .filter(({ css }) => MOVES.test(css));
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets.filter(({ css }) => !isAskedFirst(css)).map(({ file }) => file)).toEqual([]);
});
