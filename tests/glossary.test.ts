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

/** A file, or all of a folder, with the paths: a file is often called what it is about. */
function textIn(where: string): string {
  const place = path.join(ROOT, where);
  const files = statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(?:tsx?|sql)$/.test(file))
        .map((file) => path.join(where, file))
    : [where];
  return files.flatMap((file) => [file, readFileSync(path.join(ROOT, file), "utf8")]).join("\n");
}

test("a row is one word, and a word has one row", () => {
  const words = ROWS.map(({ word }) => word);
  expect(words.filter((word) => !/^[\w ]+$/.test(word))).toEqual([]);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

const isSpokenOf = ({ word, where }: (typeof ROWS)[number]): boolean =>
  existsSync(path.join(ROOT, where)) && new RegExp(word.split(" ").join("[ _-]?"), "i").test(textIn(where));

test("a word is spoken of where it is said to be", () => {
  expect(ROWS.length).toBeGreaterThan(0);
  expect(ROWS.filter((row) => !isSpokenOf(row))).toEqual([]);
});
