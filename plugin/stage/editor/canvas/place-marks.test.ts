import { expect, test } from "vitest";
import { documentOf, layer } from "../../../../tests/stage/open-document.ts";
import { placeMarks } from "./place-marks.ts";

const title = { ...layer("title", [40, 40, 100, 20]), type: "TEXT" };
const price = {
  ...layer("price", [0, 100, 60, 20]),
  type: "TEXT",
  absoluteRenderBounds: { x: 10, y: 100, width: 40, height: 20 },
};
const name = { ...layer("name", [60, 100, 40, 20]), type: "TEXT" };
const screen = layer("screen", [0, 0, 200, 200], [title, price, name]);
const document = documentOf(screen);
const mark = (layerId: string, number = 1) => ({
  key: layerId,
  number,
  severity: "major" as const,
  layerIds: [layerId],
});
const placesOf = (ids: readonly string[], zoom = 1, pageId = "0:1") =>
  placeMarks(
    ids.map((id, index) => mark(id, index + 1)),
    { document, pageId, zoom },
  ).map(({ at: { x, y } }) => [x, y]);

test("a mark stands before its layer, at any zoom in the same size", () => {
  expect(placesOf(["title"])).toEqual([[17, 40]]);
  expect(placesOf(["title"], 2)).toEqual([[57, 90]]);
});

test("where words stand before the layer, it stands behind it; never on words", () => {
  expect(placesOf(["name"])).toEqual([[103, 100]]);
});

test("two marks of one layer do not lie on each other", () => {
  expect(placesOf(["title", "title"])).toEqual([
    [17, 40],
    [143, 40],
  ]);
});

test("what is gone, or on another page, has none", () => {
  expect(placesOf(["gone"])).toEqual([]);
  expect(placesOf(["title"], 1, "9:9")).toEqual([]);
});

test("the words of a button are marked beside the button, those of a bar beside themselves", () => {
  const words = { ...layer("words", [100, 110, 60, 20]), type: "TEXT" };
  const inButton = (width: number) =>
    documentOf(layer("screen", [0, 0, 1280, 400], [layer("box", [80, 100, width, 40], [words])]));
  const placeIn = (width: number) =>
    placeMarks([mark("words")], { document: inButton(width), pageId: "0:1", zoom: 1 }).map(({ at }) => at.x);
  expect(placeIn(100)).toEqual([80 - 23]);
  expect(placeIn(1200)).toEqual([100 - 23]);
});
