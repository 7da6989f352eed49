import { describe, expect, test } from "vitest";
import { faint, fileWith, screen } from "../../tests/command-line/run-review.ts";
import { InputError } from "./input-error.ts";
import { readDesign } from "./read-design.ts";

const good = screen("1:1", "Cart");
const canvas = (...children: readonly unknown[]) => ({ id: "0:1", name: "Page", type: "CANVAS", children });

const fault = async (content: string): Promise<string> => {
  const error: unknown = await readDesign(fileWith(content)).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(InputError);
  return (error as InputError).message;
};

test("a design comes with what of it could not be read", async () => {
  const { scenes, notRead } = await readDesign(
    fileWith(JSON.stringify({ ...good, children: [null, faint] })),
  );
  expect(scenes[0]?.frames).toMatchObject([{ id: "1:1", children: [{ id: "1:2" }] }]);
  expect(notRead).toEqual({
    count: 1,
    first: [{ path: "node.children[0]", reason: "expected an object, found null" }],
  });
});

test("a mark of the byte order does not matter", async () => {
  expect((await readDesign(fileWith(`\uFEFF${JSON.stringify(good)}`))).scenes).toHaveLength(1);
});

test("a file that is not there is named", async () => {
  await expect(readDesign("nowhere.json")).rejects.toThrow("nowhere.json cannot be read: ENOENT");
});

describe("what cannot be reviewed is refused, with the reason and what to do", () => {
  test.each<[string, unknown, string]>([
    ["an empty object", {}, "this is not a design"],
    ["a package", { name: "x", type: "module" }, "this is not a design"],
    [
      "an error of the API",
      { status: 403, err: "Invalid token" },
      "the Figma API answered with an error and no design: Invalid token.",
    ],
    ["a wrong id", { nodes: { "1:2": null } }, "no such layer: 1:2. Check the ids that were asked for."],
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
    ["an empty file", "", "is not JSON: Unexpected end"],
    [
      "lists a million deep",
      "[".repeat(1_000_000) + "]".repeat(1_000_000),
      "this is not a design: expected an object, found a list. It takes what",
    ],
    [
      "documents a hundred thousand deep",
      '{"type":"DOCUMENT","id":"0","children":['.repeat(100_000) + "]}".repeat(100_000),
      "There is no screen in",
    ],
  ])("%s", async (_, content, message) => {
    expect(await fault(content)).toContain(message);
  });

  test("in one line of some 300 characters, however long the names are", async () => {
    const message = await fault(`{"nodes":{${JSON.stringify("long ".repeat(1000))}:null}}`);
    expect(message).not.toContain("\n");
    expect(message.slice(message.indexOf(".json: ")).length).toBeLessThan(310);
  });
});
