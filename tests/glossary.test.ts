import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");

const ROWS = readFileSync(path.join(ROOT, "docs/glossary.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| **"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, word = "", , where = ""]) => ({
    word: word.replaceAll("**", ""),
    where: where.replaceAll("`", ""),
  }));

/** A file, or all of a folder, without the paths: `scene.ts` is no proof of a scene. */
function textIn(where: string): string {
  const place = path.join(ROOT, where);
  const files = statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(?:tsx?|sql)$/.test(file))
        .map((file) => path.join(place, file))
    : [place];
  return files
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")
    .replace(/^(?:import|\} from) .*$/gmu, "");
}

test("a row is one word, and a word has one row", () => {
  const words = ROWS.map(({ word }) => word);
  expect(words.filter((word) => !/^[\w ]+$/.test(word))).toEqual([]);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

/** The word by itself, in one or in many, or as a part of a name: `PagePiece` speaks of a piece. */
function isSpokenOf({ word, where }: (typeof ROWS)[number]): boolean {
  const words = word
    .split(" ")
    .map(([first = "", ...rest]) => `[${first}${first.toUpperCase()}]${rest.join("")}`);
  const inNames = new RegExp(
    `(?<![A-Z])(?:\\b|(?<=[a-z])(?=[A-Z]))${words.join("[ _-]?")}(?:s|es)?(?![a-z])`,
  );
  return existsSync(path.join(ROOT, where)) && inNames.test(textIn(where));
}

test("a word is spoken of where it is said to be", () => {
  expect(ROWS.length).toBeGreaterThan(0);
  expect(ROWS.filter((row) => !isSpokenOf(row))).toEqual([]);
});
