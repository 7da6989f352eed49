import { readFileSync } from "node:fs";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { fileWith, folderWith, review, ROOT, screen } from "./run-review.ts";

const FIXTURES = "tests/fixtures/fig";
const STRAVA = `${FIXTURES}/strava-summary.fig`;

const bytesOf = (file: string): Uint8Array => readFileSync(path.join(ROOT, file));

describe("a .fig file", () => {
  test("is listed, under the name that it has in the design tool", async () => {
    const { code, stdout, stderr } = await review(STRAVA, "--list");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toBe("Strava Email Template\n\n  Page 1  0:1\n    Desktop  9:2  600 × 932 px\n");
  });

  test("from before files had names is called by its own", async () => {
    const { stdout } = await review(`${FIXTURES}/chrome-extension.fig`, "--list", "--format", "json");
    const { file, pages } = JSON.parse(stdout);
    expect(file).toBe("chrome-extension.fig");
    expect(pages).toMatchObject([{ id: "0:1", name: "Page 1" }]);
    expect(pages[0].screens).toHaveLength(7);
  });

  test("is reviewed, however it is called: one of its screens", async () => {
    const renamed = fileWith(bytesOf(`${FIXTURES}/fig2sketch-structure.fig`), "design.json");
    const listed = await review(renamed, "--list", "--format", "json");
    const [page] = JSON.parse(listed.stdout).pages;
    const { id, name } = page.screens[0];
    const { code, stdout } = await review(renamed, "--page", page.name, "--frame", id, "--format", "json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout).frames).toMatchObject([{ id, name }]);
  });

  test("lies in a folder beside JSON", async () => {
    const folder = folderWith({
      "email.fig": bytesOf(STRAVA),
      "cart.json": JSON.stringify(screen("1:1", "Cart")),
    });
    const { code, stdout } = await review(folder, "--format", "json");
    const { files, total } = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(files.map((file: { path: string }) => path.basename(file.path))).toEqual([
      "cart.json",
      "email.fig",
    ]);
    expect(total).toMatchObject({ files: 2, unread: 0, screens: 2 });
  });
});

const whole = bytesOf(STRAVA);
const zip = zipSync({ "notes.txt": strToU8("nothing") });
test.each<[string, Uint8Array, en: string, fr: string]>([
  ["one that is cut off", whole.subarray(0, whole.length / 2), "ends too early", "s’arrête trop tôt"],
  ["another zip", zip, "This is a zip without a Figma design", "C’est une archive zip"],
  ["a FigJam board", strToU8("fig-jam.\0\0\0\0"), "This is a FigJam board.", "C’est un tableau FigJam."],
])(
  "what is no .fig file that can be read ends with 2, and a sentence says why: %s",
  async (_, bytes, en, fr) => {
    const file = fileWith(bytes, "design.fig");
    const [english, french] = await Promise.all([review(file), review(file, "--language", "fr")]);
    expect([english.code, english.stdout, french.code, french.stdout]).toEqual([2, "", 2, ""]);
    expect(english.stderr).toContain(`${file}: `);
    expect(english.stderr).toContain(en);
    expect(french.stderr).toContain(fr);
    expect(english.stderr.trim()).not.toContain("\n");
  },
);

describe("JSON that is no design", () => {
  const tokens = JSON.stringify({ name: "tokens", version: 1 });
  const cart = JSON.stringify(screen("1:1", "Cart"));

  test("is passed over in a folder, and the summary says so", async () => {
    const folder = folderWith({ "cart.json": cart, "list.json": "[]", "tokens.json": tokens });
    const { code, stdout, stderr } = await review(folder);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(
      /\n {2}2 files are no designs and are passed over:\n {2}.*list\.json: .*\n {2}.*tokens\.json: /,
    );
    const { total, files } = JSON.parse((await review(folder, "--format", "json")).stdout);
    expect(total).toMatchObject({ files: 1, unread: 0, passedOver: 2, screens: 1 });
    expect(files[2]).toEqual({ path: path.join(folder, "tokens.json"), passedOver: expect.any(String) });
    const sarif = await review(folder, "--format", "sarif");
    expect(JSON.parse(sarif.stdout).runs[0].invocations).toMatchObject([
      { executionSuccessful: true, toolExecutionNotifications: [{ level: "note" }, { level: "note" }] },
    ]);
  });

  test("ends with 2 when it is named, also beside its folder", async () => {
    const folder = folderWith({ "cart.json": cart, "tokens.json": tokens });
    const { code, stderr } = await review(folder, path.join(folder, "tokens.json"));
    expect(code).toBe(2);
    expect(stderr).toContain("tokens.json: file: this is not a design");
  });

  test("and nothing else in a folder ends with 2", async () => {
    const { code, stdout, stderr } = await review(folderWith({ "tokens.json": tokens }));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^There is no design in .* \(\*\.fig, \*\.json\)\.\n$/);
  });

  test.each([
    ["an error that the API answered", '{"status":403,"err":"Invalid token"}'],
    ["another error of the API", '{"error":true,"status":429,"message":"Rate limit"}'],
    ["a design that is cut off", cart.slice(0, -20)],
  ])("%s is not passed over: it was meant as one", async (_, content) => {
    const { code, stderr } = await review(folderWith({ "cart.json": cart, "shop.json": content }));
    expect(code).toBe(2);
    expect(stderr).toContain("shop.json: ");
  });
});
