import { expect, test } from "vitest";
import { image, layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { pictures } from "./pictures.ts";

const idsOf = (nodes: Parameters<typeof sightOf>[0]): readonly string[] =>
  pictures(sightOf(nodes)).map(({ things: [thing] }) => thing.layer.node.id);

test("a coloured circle with the first letters of a name is a picture of somebody", () => {
  const circle = layer(
    { x: 20, y: 100, width: 64, height: 64, fill: "#eef9f0", cornerRadiiPx: [32, 32, 32, 32] },
    [text("AB", { x: 40, y: 120, width: 24, height: 24 })],
  );
  expect(idsOf([circle])).toEqual([circle.id]);
});

test("a button with a picture behind its words is no picture", () => {
  const button = layer({ x: 20, y: 100, width: 200, height: 44, fills: [image] }, [
    text("Explore", { x: 80, y: 112 }),
  ]);
  expect(idsOf([button])).toEqual([]);
});

test("a photograph with a caption over it is a picture", () => {
  const photo = layer({ x: 20, y: 100, width: 335, height: 200, fills: [image] }, [
    text("Lake", { x: 40, y: 260 }),
  ]);
  expect(idsOf([photo])).toEqual([photo.id]);
});

test("a small picture beside the only words of a low box is their icon; in a higher one it shows something", () => {
  const row = (height: number) => {
    const mark = layer({ type: "RECTANGLE", x: 40, y: 108, width: 40, height: 40, fills: [image] });
    return layer({ x: 20, y: 100, width: 300, height, fill: "#eeeeee" }, [
      mark,
      text("Continue with Lumo", { x: 96, y: 116, width: 150 }),
    ]);
  };
  expect(idsOf([row(56)])).toEqual([]);
  expect(idsOf([row(180)])).toHaveLength(1);
});

test("a small picture at the head of a wide screen is a logo or an icon, in its body a picture", () => {
  const mark = (y: number) => layer({ type: "RECTANGLE", x: 40, y, width: 64, height: 64, fills: [image] });
  const idsAt = (y: number) =>
    pictures(sightOf([mark(y)], { width: 1440, height: 1024 })).map(
      ({ things: [thing] }) => thing.layer.node.id,
    );
  expect(idsAt(24)).toEqual([]);
  expect(idsAt(300)).toHaveLength(1);
});
