import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const STYLES = path.resolve(import.meta.dirname, "../node_modules/@mantine/core/styles");

const styled = new Set(
  readdirSync(STYLES)
    .filter((file) => /^[A-Z]\w+\.css$/.test(file))
    .map((file) => file.slice(0, -".css".length)),
);

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), "utf8"));

/** The matches of a pattern's group in all the sources. */
const foundBy = (pattern: RegExp): readonly string[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, group = ""]) => group));

test("a component of the library comes with its styles: without, it is there and looks broken", () => {
  const imported = new Set(foundBy(/"@mantine\/core\/styles\/(\w+)\.css"/g));
  const used = new Set(
    foundBy(/import \{([^}]*)\} from "@mantine\/core"/g).flatMap((names) => names.split(/[\s,]+/)),
  );
  const wanted = [...used].filter((name) => styled.has(name));
  expect(wanted).toContain("Button");
  expect(wanted.filter((name) => !imported.has(name))).toEqual([]);
});
