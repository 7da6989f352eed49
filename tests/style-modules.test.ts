import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) =>
    path.join(folder, file),
  );
const FILES = ["plugin/ui", "plugin/stage", "website"].flatMap(filesIn);
const textOf = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** The classes that a style module gives; those of a library are its own. */
const classesIn = (css: string): ReadonlySet<string> => {
  const bare = css.replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)|url\([^)]*\)|"[^"]*"/g, "");
  return new Set([...bare.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = ""]) => name));
};

/** The names that a component takes from a style module; any name, where it looks them up by a value. */
interface Use {
  readonly file: string;
  readonly sheet: string;
  readonly names: readonly string[];
  readonly looksUp: boolean;
}

const USES: readonly Use[] = FILES.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => {
  const source = textOf(file);
  return [...source.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].map(
    ([, styles = "", from = ""]) => ({
      file,
      sheet: path.join(path.dirname(file), from),
      names: [...source.matchAll(new RegExp(String.raw`\b${styles}\.(\w+)`, "g"))].map(
        ([, name = ""]) => name,
      ),
      looksUp: source.includes(`${styles}[`),
    }),
  );
});

test("every class that a component names is in its style module", () => {
  expect(USES.length).toBeGreaterThan(100);
  const missing = USES.flatMap(({ file, sheet, names }) => {
    const classes = classesIn(textOf(sheet));
    return names.filter((name) => !classes.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test("every class of a style module is named by a component", () => {
  const idle = FILES.filter((file) => file.endsWith(".module.css")).flatMap((sheet) => {
    const uses = USES.filter((use) => use.sheet === sheet);
    if (uses.some(({ looksUp }) => looksUp)) return [];
    const named = new Set(uses.flatMap(({ names }) => names));
    return [...classesIn(textOf(sheet))]
      .filter((name) => !named.has(name))
      .map((name) => `${sheet}: ${name}`);
  });
  expect(idle).toEqual([]);
});
