import { describe, expect, test } from "vitest";
import type { Paint, AutoLayout, SceneNode, TextRun } from "../scene/scene.ts";
import { layer, rgb, solid, text } from "../scene/testing.ts";
import { applyChanges } from "./apply-changes.ts";
import type { Change, LengthProperty } from "./change.ts";

const setLength = ({ id }: SceneNode, property: LengthProperty, from: number, to: number): Change => ({
  layer: id,
  property,
  from,
  to,
});

/** A layer after what is grey in it got darker. */
const darkened = (node: SceneNode, more: object = {}) =>
  applyChanges(node, [{ layer: node.id, property: "fill", from: "#999999", to: "#333333", ...more }]);

/** A text whose letters from an index on look another way. */
function splitAt(characters: string, at: number, look: Partial<TextRun>, options = {}): SceneNode {
  const words = text(characters, options);
  const runs = (words.text?.runs ?? []).flatMap((run) => [
    { ...run, end: at },
    { ...run, ...look, start: at },
  ]);
  return { ...words, ...(words.text && { text: { ...words.text, runs } }) };
}

/** The boxes of what a layer holds, as `x y width height`. */
const boxesIn = ({ children = [] }: SceneNode): readonly string[] =>
  children.map(({ box }) => `${box.x} ${box.y} ${box.width} ${box.height}`);

describe("a colour", () => {
  test("changes in the plain paints that have it, and nowhere else", () => {
    const box = layer({ fills: [solid("#ff0000"), solid("#999999", 0.5)], strokes: [solid("#999999")] });
    const after = darkened(box);
    expect(after.fills).toEqual([solid("#ff0000"), { ...solid("#999999", 0.5), color: rgb("#333333") }]);
    expect(after.strokes).toBe(box.strokes);
  });

  test("changes in the stops of a gradient, which let through as much as before", () => {
    const stop = (position: number, hex: string, a: number) => ({ position, color: { ...rgb(hex), a } });
    const gradient = (first: string): Paint => ({
      type: "gradient",
      shape: "linear",
      stops: [stop(0, first, 0.5), stop(1, "#222222", 1)],
    });
    const box = layer({ fills: [gradient("#999999")] });
    expect(darkened(box).fills).toEqual([gradient("#333333")]);
  });

  test("changes in the stretches of a text, too", () => {
    const words = splitAt("Pay now", 3, { fills: [solid("#999999")] }, { color: "#000000" });
    const after = darkened(words);
    expect(after.fills).toEqual([solid("#000000")]);
    expect(after.text?.runs[1]?.fills).toEqual([solid("#333333")]);
  });

  test("is taken from the variable that is named, and from none when none is", () => {
    const box = layer({ fills: [solid("#999999")], variables: { fills: ["old"] } });
    expect(darkened(box).variables).toEqual({});
    const bound = darkened(box, { variable: "new" });
    expect(bound.variables).toEqual({ fills: ["new"] });
    expect(bound.fills).toEqual([{ ...solid("#333333"), variable: "new" }]);
  });
});

test("a gap that is set by hand is bound to no variable any more", () => {
  const list = layer({
    layout: { direction: "vertical", gapPx: 7, paddingPx: [0, 0, 0, 0], align: "start", crossAlign: "start" },
    variables: { itemSpacing: ["V:1"], fills: ["V:2"] },
  });
  const after = applyChanges(list, [setLength(list, "gap", 7, 8)]);
  expect(after.variables).toEqual({ fills: ["V:2"] });
});

test("a text of which no words are left keeps a stretch", () => {
  const hello = text("Hello");
  const after = applyChanges(hello, [{ layer: hello.id, property: "characters", from: "Hello", to: "" }]);
  expect(after.text?.runs).toMatchObject([{ start: 0, end: 0 }]);
});

test("a group is as large as what it holds", () => {
  const [plate, label] = [layer({ x: 10, width: 80 }), layer({ x: 30, width: 20 })];
  const group = layer({ type: "GROUP", x: 10, width: 80 }, [plate, label]);
  const after = applyChanges(group, [setLength(plate, "x", 10, 4), setLength(plate, "width", 80, 92)]);
  expect(after.box).toEqual({ x: 4, y: 0, width: 92, height: 20 });
});

test("what no change concerns stays the same object", () => {
  const [still, moved] = [layer(), layer()];
  const root = layer({}, [still, moved]);
  const after = applyChanges(root, [setLength(moved, "corner-radius", 4, 8)]);
  expect(after.children?.[0]).toBe(still);
  expect(after.children?.[1]?.cornerRadiiPx).toEqual([8, 8, 8, 8]);
  expect(applyChanges(root, [setLength(layer(), "x", 0, 1)])).toBe(root);
});

test.each([
  ["right", 110, 20],
  ["center", 60, 20],
  ["left-right", 10, 120],
  ["scale", 20, 40],
])("a box that is made twice as wide keeps what is in it by its constraint: %s", (horizontal, x, width) => {
  const inner = layer({ x: 10, y: 0, width: 20, height: 10, constraints: { horizontal, vertical: "top" } });
  const box = layer({ width: 100, height: 40 }, [inner]);
  expect(boxesIn(applyChanges(box, [setLength(box, "width", 100, 200)]))).toEqual([`${x} 0 ${width} 10`]);
});

describe("an auto layout", () => {
  const column: AutoLayout = {
    direction: "vertical",
    gapPx: 8,
    paddingPx: [10, 10, 10, 10],
    align: "start",
    crossAlign: "start",
  };
  const row = (y: number, more: Partial<SceneNode> = {}) =>
    layer({ x: 10, y, width: 80, height: 20, ...more });
  const HUG = { horizontal: "hug", vertical: "hug" } as const;
  const list = (children: readonly SceneNode[], more: Partial<SceneNode> = {}) =>
    layer({ width: 100, height: 68, layout: column, sizing: HUG, ...more }, children);

  test("follows its gap and its padding", () => {
    const before = list([row(10), row(38)]);
    const after = applyChanges(before, [
      setLength(before, "gap", 8, 16),
      setLength(before, "padding-top", 10, 12),
    ]);
    expect(boxesIn(after)).toEqual(["10 12 80 20", "10 48 80 20"]);
    expect(after.box.height).toBe(78);
  });

  test("of a fixed size keeps it, and what fills it gives way", () => {
    const first = row(10);
    const filler = row(38, { sizing: { horizontal: "fill", vertical: "fill" } });
    const before = list([first, filler], { sizing: { horizontal: "fixed", vertical: "fixed" } });
    const after = applyChanges(before, [setLength(first, "height", 20, 26)]);
    expect(boxesIn(after)).toEqual(["10 10 80 26", "10 44 80 14"]);
    expect(after.box.height).toBe(68);
  });

  test("moves nothing when it does not explain where things were", () => {
    const first = row(10);
    const after = applyChanges(list([first, row(45)]), [setLength(first, "height", 20, 30)]);
    expect(boxesIn(after)).toEqual(["10 10 80 30", "10 45 80 20"]);
  });
});

describe("a text", () => {
  const hugging = (align: "left" | "center" | "right") =>
    text("Save", { x: 100, width: 40, height: 20, lineHeightPx: 20, resize: "width-and-height", align });

  test.each([
    ["center", 80],
    ["right", 60],
  ] as const)("that hugs its words grows from where it is aligned: %s", (align, x) => {
    const words = hugging(align);
    const after = applyChanges(words, [
      { layer: words.id, property: "characters", from: "Save", to: "SaveSave" },
    ]);
    expect(after.box).toEqual({ x, y: 0, width: 80, height: 20 });
    expect(after.text?.characters).toBe("SaveSave");
  });

  test.each([
    ["width-and-height", 24, 72, 16],
    ["none", 24, 24, 16],
  ] as const)("that is made narrower takes more lines: %s", (resize, from, height, drawnFrom) => {
    const words = text("We walk to the lake and back again", {
      width: 270,
      height: from,
      lineHeightPx: 24,
      resize,
      renderBox: { x: 0, y: 4, width: 270, height: drawnFrom },
    });
    const after = applyChanges(words, [setLength(words, "width", 270, 120)]);
    expect(after.box).toEqual({ x: 0, y: 0, width: 120, height });
    expect(after.renderBox).toEqual({ x: 0, y: 4, width: 120, height: drawnFrom + 48 });
    expect(after.text?.resize).toBe(resize === "none" ? "none" : "height");
  });

  test("that is given a height keeps its letters where its alignment says", () => {
    const words = text("Save", {
      height: 20,
      resize: "none",
      renderBox: { x: 0, y: 4, width: 40, height: 12 },
    });
    const after = applyChanges(words, [setLength(words, "height", 20, 40)]);
    expect(after).toMatchObject({ box: { height: 40 }, renderBox: { y: 4, height: 12 } });
  });

  test("in another size keeps its lines apart in proportion", () => {
    const words = text("Save", { sizePx: 20, lineHeightPx: 30, height: 30 });
    const after = applyChanges(words, [setLength(words, "font-size", 20, 16)]);
    expect(after.text?.runs[0]).toMatchObject({ sizePx: 16, lineHeightPx: 24 });
  });

  test("is set as its style says, once it has one", () => {
    const words = text("Save");
    const after = applyChanges(words, [
      { layer: words.id, property: "text-style", from: "", to: "Caption", style: "s:1" },
    ]);
    expect(after.styles).toEqual({ text: "s:1" });
  });
});

describe("a place among others", () => {
  const row = (...names: readonly string[]) =>
    layer(
      {
        id: "row",
        x: 0,
        y: 0,
        width: 100 * names.length + 10 * (names.length - 1),
        height: 40,
        sizing: { horizontal: "hug", vertical: "fixed" },
        layout: {
          direction: "horizontal",
          gapPx: 10,
          paddingPx: [0, 0, 0, 0],
          align: "start",
          crossAlign: "start",
        },
      },
      names.map((id, index) => layer({ id, x: 110 * index, y: 0, width: 100, height: 40 })),
    );
  const idsIn = ({ children = [] }: SceneNode) => children.map(({ id }) => id);

  test("is given up by a layer that is hidden, and the others close up", () => {
    const after = applyChanges(row("a", "b", "c"), [
      { layer: "a", property: "visible", from: "shown", to: "hidden" },
    ]);
    expect(idsIn(after)).toEqual(["b", "c"]);
    expect(boxesIn(after)).toEqual(["0 0 100 40", "110 0 100 40"]);
    expect(after.box.width).toBe(210);
  });

  test.each([
    ["before another one", "a", ["c", "a", "b"]],
    ["last", "", ["a", "b", "c"]],
  ])("is that %s", (_, to, order) => {
    const after = applyChanges(row("a", "b", "c"), [{ layer: "c", property: "before", from: "", to }]);
    expect(idsIn(after)).toEqual(order);
    expect(boxesIn(after)).toEqual(["0 0 100 40", "110 0 100 40", "220 0 100 40"]);
  });
});
