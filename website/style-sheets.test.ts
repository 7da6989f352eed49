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
