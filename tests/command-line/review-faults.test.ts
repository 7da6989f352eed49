import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { faint, fileWith, review, reviewAfter, ROOT, SCRIPT, screen } from "./run-review.ts";

const json = (value: unknown): string => fileWith(JSON.stringify(value));
const canvas = (...children: readonly unknown[]) => ({ id: "0:1", name: "Page", type: "CANVAS", children });
const good = screen("1:1", "Cart");

test("what cannot be read of a file is left out, counted and named, and the rest is reviewed", async () => {
  const odd = {
    ...good,
    fills: [{ type: "SOLID", color: { r: 300, g: 0, b: 0 } }],
    interactions: [{ actions: [null, { type: "BACK" }] }],
    children: [faint, { id: "1:5", name: "Video", type: "RECTANGLE" }, { ...faint, id: "1:6", rotation: 5 }],
  };
  const file = fileWith(JSON.stringify(odd).replace('"rotation":5', '"rotation":1e999'));
  const { code, stdout, stderr } = await review(file, "--format", "json");
  const { notRead, frames } = JSON.parse(stdout);
  expect([code, stderr]).toEqual([0, ""]);
  expect(notRead).toEqual({
    count: 4,
    first: [
      { path: "node.children[1].absoluteBoundingBox", reason: "the box of the layer is missing" },
      {
        path: "node.children[2].rotation",
        reason: "expected a number from -100000000 to 100000000, found Infinity",
      },
      { path: "node.fills[0].color.r", reason: "expected a number from 0 to 1, found 300" },
      { path: "node.interactions[0].actions[0]", reason: "expected an object, found null" },
    ],
  });
  expect(frames).toMatchObject([{ name: "Cart", layers: 3 }]);
});

test.each([
  ["no file", [], "Name a file or a folder.\n\nUsage: npm run review"],
  ["a file that is not there", ["nowhere.json"], "nowhere.json: cannot be read"],
  ["a picture that is none", [json(good), "--picture", "none.png"], "none.png is not a PNG or JPEG"],
  ["a wrong id", [json({ nodes: { "1:2": null } })], "no such layer: 1:2. Check the ids"],
])("%s ends with 2, says why in words, and prints nothing else", async (_, args, message) => {
  const { code, stdout, stderr } = await review(...args);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(message);
});

test("what nobody foresaw ends with 2, in one line", async () => {
  const broken = "globalThis.performance = { now: () => { throw new RangeError('Too\\ndeep') } }";
  const { code, stdout, stderr } = await reviewAfter(broken, json(good));
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toBe("Something went wrong in the review itself: RangeError: Too deep\n");
});

test("--help prints how to use it, and that is all", async () => {
  const { code, stdout, stderr } = await review("--help");
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^Usage: npm run review -- FILE… /);
});

test("a reader that stops early, such as head, is no fault", async () => {
  const screens = Array.from({ length: 200 }, (_, at) => screen(`${at}:1`, `Screen ${at}`));
  const child = spawn(process.execPath, [SCRIPT, json(canvas(...screens)), "--format", "json"], {
    cwd: ROOT,
  });
  child.stdout.destroy();
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect([code, said]).toEqual([0, ""]);
});
