import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../tests/command-line/run-review.ts";
import { findFiles } from "./find-files.ts";
import { REPORT_WORDS } from "../words/words.ts";

const { faults } = REPORT_WORDS.en;

const folder = folderWith({
  "b.json": "{}",
  "d.fig": "",
  "a/z.JSON": "{}",
  "a/deep/c.json": "{}",
  "a/notes.md": "",
  "a/picture.png": "",
  ".git/config.json": "{}",
  "node_modules/x/package.json": "{}",
});
const inFolder = (...names: readonly string[]): readonly string[] =>
  names.map((name) => path.join(folder, name));

test("a folder stands for all designs in it and further inside, in the order of their paths", async () => {
  expect(await findFiles([folder], faults)).toEqual({
    paths: inFolder("a/deep/c.json", "a/z.JSON", "b.json", "d.fig"),
    named: new Set(),
    isOne: false,
  });
});

test("files stay in the order in which they are named, and none comes twice", async () => {
  const [first = "", second = ""] = inFolder("b.json", "a/z.JSON");
  const again = path.join(folder, "a", "..", "b.json");
  expect((await findFiles([first, second, `./${path.relative(".", again)}`], faults)).paths).toEqual([
    first,
    second,
  ]);
  expect((await findFiles([first, folder], faults)).paths[0]).toBe(first);
});

test("a file that is named stays so when its folder is named too", async () => {
  const [file = ""] = inFolder("b.json");
  for (const given of [
    [file, folder],
    [folder, `./${path.relative(".", file)}`],
  ])
    expect((await findFiles(given, faults)).named).toEqual(new Set([file]));
});

test("a folder without a design is refused", async () => {
  const bare = folderWith({ "notes.md": "" });
  await expect(findFiles([bare], faults)).rejects.toThrow(`There is no design in ${bare} (*.fig, *.json).`);
});
