import { expect, test } from "vitest";
import { pathAmong, pick } from "./pick.ts";
import { documentOf, layer } from "../../../../tests/stage/open-document.ts";

const label = layer("label", [20, 20, 10, 10]);
const button = layer("button", [10, 10, 40, 40], [label]);
const other = layer("other", [60, 10, 40, 40]);
const screen = layer("screen", [0, 0, 100, 100], [button, other]);
const document = documentOf(screen);
const at = (x: number, y: number) => pathAmong([screen], { x, y });
const picked = (selected: string | undefined, depth: "same" | "deeper" | "deepest", x = 25, y = 25) =>
  pick(at(x, y), document, selected, depth)?.id;

test("the path leads from the outermost layer to the deepest", () => {
  expect(at(25, 25).map(({ id }) => id)).toEqual(["screen", "button", "label"]);
});

test("a click takes the screen first and then stays on the level of the selection", () => {
  expect(picked(undefined, "same")).toBe("screen");
  expect(picked("screen", "same")).toBe("screen");
  expect(picked("other", "same")).toBe("button");
  expect(picked("label", "same")).toBe("label");
});

test("a double-click goes one level deeper, and stops at the deepest", () => {
  expect(picked("screen", "deeper")).toBe("button");
  expect(picked("button", "deeper")).toBe("label");
  expect(picked("label", "deeper")).toBe("label");
});

test("with the command key the deepest layer is taken", () => {
  expect(picked(undefined, "deepest")).toBe("label");
});

test("beside every layer nothing is picked", () => {
  expect(picked("screen", "same", 500, 500)).toBeUndefined();
});

test("what is painted last is hit first; hidden and locked layers are not hit", () => {
  const over = layer("over", [0, 0, 100, 100]);
  const hit = (fields: Readonly<Record<string, unknown>>) =>
    pathAmong([screen, { ...over, ...fields }], { x: 25, y: 25 })[0]?.id;
  expect([hit({}), hit({ visible: false }), hit({ locked: true })]).toEqual(["over", "screen", "screen"]);
});

test("what a frame clips cannot be hit outside of it", () => {
  const wide = layer("wide", [0, 0, 300, 10]);
  const clip = (clipsContent: boolean) =>
    pathAmong([layer("clip", [0, 0, 100, 100], [wide], { clipsContent })], { x: 200, y: 5 }).length;
  expect([clip(false), clip(true)]).toEqual([2, 0]);
});

test("screens in a section are taken at once", () => {
  const section = { ...layer("section", [0, 0, 200, 200], [screen]), type: "SECTION" };
  expect(pick(pathAmong([section], { x: 25, y: 25 }), documentOf(section), undefined, "same")?.id).toBe(
    "screen",
  );
});
