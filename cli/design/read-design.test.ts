import { describe, expect, test } from "vitest";
import { faint, fileWith, screen } from "../../tests/command-line/run-review.ts";
import { InputError } from "../words/input-error.ts";
import { readDesign } from "./read-design.ts";
import { REPORT_WORDS } from "../words/words.ts";

const { en, fr } = REPORT_WORDS;

const good = screen("1:1", "Cart");
const canvas = (...children: readonly unknown[]) => ({ id: "0:1", name: "Page", type: "CANVAS", children });

const fault = async (content: string): Promise<string> => {
  const error: unknown = await readDesign(fileWith(content), en).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(InputError);
  return (error as InputError).message;
};

const document = { id: "0:0", name: "Document", type: "DOCUMENT" };

test("a design has pages, and these have screens with their sizes", async () => {
  const pages = [canvas(good, screen("2:1", "Pay")), { ...canvas(), id: "0:2", name: "Drafts" }];
  const file = fileWith(JSON.stringify({ name: "Shop", document: { ...document, children: pages } }));
  const design = await readDesign(file, en);
  expect(design.name).toBe("Shop");
  expect(design.pages).toMatchObject([
    {
      id: "0:1",
      name: "Page",
      screens: [
        { id: "1:1", name: "Cart", widthPx: 375, heightPx: 812 },
        { id: "2:1", name: "Pay", widthPx: 375, heightPx: 812 },
      ],
    },
    { id: "0:2", name: "Drafts", screens: [] },
  ]);
});

test("a mark of the byte order does not matter, nor how the file is called", async () => {
  const file = fileWith(`\uFEFF\n${JSON.stringify(good)}`, "design.fig");
  expect((await readDesign(file, en)).pages).toHaveLength(1);
});

test("in French what is said around the reasons is French", async () => {
  await expect(readDesign("nowhere.json", fr)).rejects.toThrow("lecture impossible\u00a0: ENOENT");
  await expect(readDesign(fileWith("{"), fr)).rejects.toThrow("ce n’est pas du JSON\u00a0: Expected");
  const loose = fileWith(JSON.stringify(canvas(faint)));
  await expect(readDesign(loose, fr)).rejects.toThrow("Il n’y a aucun écran.");
});

describe("what cannot be reviewed is refused, with the reason and what to do", () => {
  test.each<[string, unknown, string]>([
    ["a package", { name: "x", type: "module" }, "this is not a design"],
    ["a bare canvas", canvas(), "A screen is a frame, a component or an instance"],
    ["a canvas of loose layers", canvas(faint), "Put what lies loose into a frame."],
    [
      "a file of which nothing can be read",
      { ...good, absoluteBoundingBox: {}, children: [] },
      "\nWhat cannot be read of it (1):\n  node.absoluteBoundingBox.width  a number is missing",
    ],
  ])("%s", async (_, json, message) => {
    expect(await fault(JSON.stringify(json))).toContain(message);
  });

  test.each([
    ["what is not JSON", "{\nnope", "is not JSON: Expected property name"],
    ["an empty file", "", "the file is empty. It takes a .fig file"],
    ["a text", "nope", "this is neither a .fig file of Figma nor JSON in UTF-8. It takes a .fig file"],
    ["a .fig file that ends at once", "fig-kiwi", "The file ends too early"],
    ["a drawing of another program", "#FIG 3.2", "This is a drawing of Xfig"],
    [
      "lists a million deep",
      "[".repeat(1_000_000) + "]".repeat(1_000_000),
      "this is not a design: expected an object, found a list. It takes a .fig",
    ],
    [
      "documents a hundred thousand deep",
      '{"type":"DOCUMENT","id":"0","children":['.repeat(100_000) + "]}".repeat(100_000),
      "There is no screen in it.",
    ],
  ])("%s", async (_, content, message) => {
    expect(await fault(content)).toContain(message);
  });

  test("in one line of some 300 characters, however long the names are", async () => {
    const message = await fault(`{"nodes":{${JSON.stringify("long ".repeat(1000))}:null}}`);
    expect(message).not.toContain("\n");
    expect(message.length).toBeLessThan(350);
  });
});
