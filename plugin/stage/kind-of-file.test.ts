import { expect, test } from "vitest";
import { kindOfFile } from "./kind-of-file.ts";

test.each([
  ["a design in a zip", "PK\u0003\u0004…", "design.fig", "fig"],
  ["a design under another name", "fig-kiwi…", "design.json", "fig"],
  ["a board, which the reader of designs refuses in its words", "fig-jam.…", "board.jam", "fig"],
  ["an empty file that calls itself a design", "", "design.fig", "fig"],
  ["bytes that are no text", "\u0001\u0000\u0002", "design.json", "fig"],
  ["JSON", `{"document":{}}`, "design.json", "json"],
  ["JSON under another name", `\uFEFF \n [1]`, "design.fig", "json"],
  ["text", "hello", "design.txt", "json"],
])("%s", async (_, content, name, kind) => {
  expect(await kindOfFile(new Blob([content]), name)).toBe(kind);
});
