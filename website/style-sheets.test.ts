import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const SITE = import.meta.dirname;

const pagesWithStyles = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => ({ file, source: readFileSync(path.join(SITE, file), "utf8") }))
  .filter(({ source }) => source.includes("import styles from"));

test("every class that a part of the site names is in its style sheet", () => {
  const missing = pagesWithStyles.flatMap(({ file, source }) => {
    const [, sheet = ""] = /import styles from "([^"]+)"/.exec(source) ?? [];
    const css = readFileSync(path.join(SITE, path.dirname(file), sheet), "utf8");
    const classes = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name));
    return [...source.matchAll(/\bstyles\.(\w+)/g)]
      .map(([, name]) => name)
      .filter((name) => !classes.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(pagesWithStyles.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

/** What carries things from one place or size to another; colours and opacity that fade do not. */
const MOVES =
  /transition:[^;]*\b(?:all|transform|translate|scale|rotate|inset|top|left|x|y|width|height)\b|animation:[^;]*\binfinite\b/;

const isAskedFirst = (css: string): boolean => css.includes("prefers-reduced-motion");

test("nothing moves for those who want less motion", () => {
  const sheets = readdirSync(SITE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => ({ file, css: readFileSync(path.join(SITE, file), "utf8") }))
    .filter(({ css }) => MOVES.test(css));
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets.filter(({ css }) => !isAskedFirst(css)).map(({ file }) => file)).toEqual([]);
});
