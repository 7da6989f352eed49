import path from "node:path";
import { expect, test } from "vitest";
import { faint, fileWith, folderWith, review, screen } from "./run-review.ts";

const design = JSON.stringify({
  document: {
    id: "0:0",
    type: "DOCUMENT",
    name: "Document",
    children: [
      {
        id: "0:1",
        type: "CANVAS",
        name: "Shop",
        children: [{ ...screen("1:1", "Cart"), children: [{ ...faint, characters: "Log in to go on" }] }],
      },
    ],
  },
  components: {},
  styles: {},
});

const config = (more: object) => JSON.stringify({ version: 1, ...more });

const WORDS = { words: [{ say: "Sign in", never: ["Log in"] }] };

test("house rules are found beside the design, and are no design themselves", async () => {
  const folder = folderWith({
    "shop.json": design,
    "regard.config.json": config({ ...WORDS, rules: { "text-contrast": "off" } }),
  });
  const { stdout, stderr, code } = await review(folder, "--format", "csv");
  expect(stderr).toBe("");
  expect(code).toBe(0);
  expect(stdout).toContain("house-wording");
  expect(stdout).not.toContain("text-contrast");
  const { stdout: summary } = await review(folder);
  expect(summary).not.toContain("regard.config.json");
});

test("house rules that are named hold for all designs, and their rules are told to code scanning", async () => {
  const named = fileWith(config(WORDS), "ours.json");
  const { stdout } = await review(
    fileWith(design),
    "--config",
    named,
    "--format",
    "sarif",
    "--language",
    "fr",
  );
  expect(stdout).toContain("Chez vous, on dit «\u00a0…\u00a0»");
});

test("house rules that cannot be read say where, and nothing is reviewed by them", async () => {
  const folder = folderWith({
    "shop.json": design,
    "regard.config.json": config({ words: [{ say: "" }], rules: { shoutin: "off" } }),
  });
  const at = path.join(folder, "regard.config.json");
  const { stderr, code } = await review(path.join(folder, "shop.json"));
  expect(stderr).toContain(`${at}: words[0].say: There is nothing here.`);
  expect(code).toBe(2);
  const missing = await review(fileWith(design), "--config", path.join(folder, "none.json"));
  expect(missing).toMatchObject({ code: 2, stdout: "" });
});

test("a rule that is gone, or never was, is told once and passed over", async () => {
  const folder = folderWith({
    "shop.json": design,
    "again.json": design,
    "regard.config.json": config({ ...WORDS, rules: { "contrast-in-modes": "off", "text-contrast": "off" } }),
  });
  const { stdout, stderr, code } = await review(folder, "--format", "csv");
  const at = path.join(folder, "regard.config.json");
  expect(stderr).toBe(
    `${at}: rules.contrast-in-modes: Regard has no rule “contrast-in-modes”, so this does nothing. Its rules and their ids are on the page “Rules”.\n`,
  );
  expect(code).toBe(0);
  expect(stdout).toContain("house-wording");
  expect(stdout).not.toContain("text-contrast");
});
