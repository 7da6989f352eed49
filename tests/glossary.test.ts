import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");

const ROWS = readFileSync(path.join(ROOT, "docs/glossary.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| **"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, words = "", , where = ""]) => ({
    words: [...words.matchAll(/\*\*(.+?)\*\*/g)].map(([, word = ""]) => word),
    where: where.replaceAll("`", ""),
  }));

test("a word has one meaning", () => {
  const words = ROWS.flatMap((row) => row.words);
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test.each(ROWS)("$words is where it is said to be: $where", ({ where }) => {
  expect(where).not.toBe("");
  expect(existsSync(path.join(ROOT, where))).toBe(true);
});
