import { describe, expect, test } from "vitest";
import { openAlone } from "../../perception/frame/testing.ts";
import { image, layer, screen, solid, text } from "../../scene/testing.ts";
import type { MeasuredPart } from "./measure.ts";
import { changesFor, type Setting } from "./wanted-changes.ts";

const LAYOUT = { gapPx: 4, paddingPx: [0, 0, 0, 0], align: "start", crossAlign: "start" } as const;

const SCREEN = screen([
  layer({ id: "button", x: 20, y: 80, width: 120, height: 40, fill: "#3366ff", round: 4 }, [
    text("Send", { id: "label", x: 40, y: 90, color: "#eeeeee" }),
  ]),
  layer({ id: "photo", x: 20, y: 200, fills: [image] }),
  layer({ id: "icon", x: 300, y: 80, width: 24, height: 24 }, [
    layer({ id: "stroke", type: "VECTOR", x: 302, y: 82, width: 20, height: 20, fill: "#cccccc" }),
  ]),
  layer({ id: "outline", x: 340, y: 80, width: 24, height: 24 }, [
    layer({ id: "lines", type: "VECTOR", x: 342, y: 82, width: 20, height: 20, strokes: [solid("#bbbbbb")] }),
  ]),
  layer({ id: "pill", x: 20, y: 400, width: 80, height: 32 }, [
    layer({ id: "ground", type: "RECTANGLE", x: 20, y: 400, width: 80, height: 32, fill: "#dddddd" }),
    text("New", { id: "pill-label", x: 40, y: 408 }),
  ]),
  text("Lake", { id: "beside", x: 24, y: 204 }),
  layer({ id: "row", x: 20, y: 300, layout: { direction: "horizontal", ...LAYOUT } }, [
    text("One", { id: "one", x: 20, y: 300 }),
    text("Two", { id: "two", x: 60, y: 300 }),
  ]),
  layer({ id: "grid", x: 20, y: 500, layout: { direction: "grid", ...LAYOUT } }, [
    text("Ant", { id: "first", x: 20, y: 500 }),
    text("Bee", { id: "second", x: 60, y: 500 }),
  ]),
]);
const frame = openAlone(SCREEN);

function partOf(id: string): MeasuredPart {
  const found = frame.layers.find(({ node }) => node.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return { layers: [found], box: found.node.box, words: "" };
}

const want = (id: string, set: Setting, to: string) => changesFor([{ part: partOf(id), set, to }]);

describe("what is wanted of a part", () => {
  test.each<[string, Setting, string, object]>([
    ["button", "text", "Send message", { layer: "label", property: "characters", from: "Send" }],
    ["button", "font-size", "18", { layer: "label", property: "font-size", from: 16, to: 18 }],
    ["button", "font-weight", "700", { layer: "label", property: "font-weight", from: 400, to: 700 }],
    ["button", "height", "48 px", { layer: "button", property: "height", from: 40, to: 48 }],
    ["button", "corner-radius", "8", { layer: "button", property: "corner-radius", from: 4, to: 8 }],
    ["icon", "color", "#4a4a47", { layer: "stroke", property: "fill", from: "#cccccc" }],
    ["outline", "color", "#4a4a47", { layer: "lines", property: "stroke", from: "#bbbbbb" }],
    ["label", "fill", "#1144cc", { layer: "button", property: "fill", from: "#3366ff" }],
    ["pill", "fill", "#ffffff", { layer: "ground", property: "fill", from: "#dddddd" }],
    ["row", "gap", "12", { layer: "row", property: "gap", from: 4, to: 12 }],
    ["photo", "shown", "no", { layer: "photo", property: "visible", from: "shown", to: "hidden" }],
  ])("%s: %s %s", (id, set, to, change) => {
    expect(want(id, set, to)).toMatchObject([change]);
  });

  test.each<[string, Setting, string]>([
    ["row", "text", "Three"],
    ["button", "text", ""],
    ["button", "color", "blue"],
    ["button", "height", "tall"],
    ["button", "height", "-4"],
    ["button", "gap", "8"],
    ["one", "x", "30"],
    ["grid", "gap", "12"],
    ["second", "text-below", "Cancel"],
  ])("cannot be made: %s: %s %j", (id, set, to) => {
    expect(want(id, set, to)).toEqual([]);
  });

  const putBefore = (id: string, other: string) =>
    changesFor([{ part: partOf(id), set: "before", to: "", other: partOf(other) }]);

  test("puts a part before another one of the same row", () => {
    expect(putBefore("two", "one")).toEqual([{ layer: "two", property: "before", from: "", to: "one" }]);
    expect(putBefore("one", "two"), "it is there already").toEqual([]);
    expect(putBefore("two", "label"), "no auto layout holds both").toEqual([]);
    expect(putBefore("second", "first"), "each has a cell of its own").toEqual([]);
    expect(want("two", "before", "L9"), "there is no such part").toEqual([]);
  });

  test("moves all layers that a part is drawn with, and resizes the one box among them", () => {
    const parts = ["photo", "beside"].map(partOf);
    const [photo, beside] = parts.map(({ layers: [first] }) => first);
    if (!photo || !beside) throw new Error("There are two.");
    const part: MeasuredPart = { layers: [photo, beside], box: photo.node.box, words: "" };
    expect(changesFor([{ part, set: "x", to: "28" }])).toMatchObject([
      { layer: "photo", property: "x", from: 20, to: 28 },
      { layer: "beside", property: "x", from: 24, to: 32 },
    ]);
    expect(changesFor([{ part, set: "width", to: "200" }])).toMatchObject([
      { layer: "photo", property: "width", to: 200 },
    ]);
    const pair: MeasuredPart = { ...part, layers: [photo, partOf("icon").layers[0]] };
    expect(changesFor([{ part: pair, set: "width", to: "200" }])).toEqual([]);
  });

  test("writes what is read on a part, whatever else is hidden in it", () => {
    const part = { ...partOf("row"), words: "One" };
    expect(changesFor([{ part, set: "text", to: "First" }])).toMatchObject([
      { layer: "one", property: "characters", from: "One", to: "First" },
    ]);
  });

  test("is made where a part of it is so already", () => {
    const both = changesFor([
      { part: partOf("button"), set: "fill", to: "#3366ff" },
      { part: partOf("pill"), set: "fill", to: "#3366ff" },
    ]);
    expect(both).toMatchObject([{ layer: "ground", to: "#3366ff" }]);
  });

  test.each<[string, Setting, object]>([
    ["button", "text-below", { layer: "button", like: "label", to: "Cancel", box: { y: 128 } }],
    ["beside", "text-above", { layer: "beside", like: "beside", box: { x: 24, y: 172 } }],
    ["pill", "text-after", { layer: "pill", like: "pill-label", box: { x: 108, y: 404 } }],
  ])("puts a new text beside %s: %s", (id, set, change) => {
    expect(want(id, set, "Cancel")).toMatchObject([{ property: "label", ...change }]);
  });

  test("is made whole or not at all", () => {
    const both = changesFor([
      { part: partOf("button"), set: "fill", to: "#1144cc" },
      { part: partOf("photo"), set: "fill", to: "#1144cc" },
    ]);
    expect(both).toEqual([]);
  });
});
