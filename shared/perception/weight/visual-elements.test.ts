import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { image, layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { openFrame } from "../frame/frame.ts";
import { visualElements } from "./visual-elements.ts";

const seenIn = (...children: readonly SceneNode[]) => {
  const node = screen(children);
  return visualElements(openFrame(sceneOf(node), node)).map(({ kind, layer: { node: one } }) => ({
    kind,
    id: one.id,
  }));
};

const heading = text("Your day", { id: "heading", x: 20, y: 80, sizePx: 28, weight: 700 });

/** Blots of many colours that touch each other, as an illustration is drawn. */
const illustration = (id: string, place: { readonly x: number; readonly y: number }): SceneNode =>
  layer(
    { id, name: "Group", type: "GROUP", width: 200, height: 180, ...place },
    Array.from({ length: 60 }, (_, index) =>
      layer({
        name: `Vector ${index}`,
        type: "VECTOR",
        x: place.x + (index % 10) * 20,
        y: place.y + Math.floor(index / 10) * 30,
        width: 20,
        height: 30,
        fill: index % 2 === 0 ? "#d9480f" : "#364fc7",
      }),
    ),
  );

describe("What is seen as one thing", () => {
  test("an illustration of many strokes is one picture", () => {
    expect(seenIn(heading, illustration("drawn", { x: 80, y: 200 }))).toEqual([
      { kind: "text", id: "heading" },
      { kind: "picture", id: "drawn" },
    ]);
  });

  test("a stroke that lies on an illustration is part of it, wherever it is filed", () => {
    const spark = layer({ type: "VECTOR", x: 150, y: 260, width: 24, height: 24, fill: "#ffd43b" });
    expect(seenIn(heading, illustration("drawn", { x: 80, y: 200 }), spark).map(({ id }) => id)).toEqual([
      "heading",
      "drawn",
    ]);
  });

  test("a button is one thing with its words, though they lie side by side in the file", () => {
    const box = layer({
      id: "box",
      type: "RECTANGLE",
      x: 20,
      y: 600,
      width: 335,
      height: 52,
      fill: "#1d4ed8",
      cornerRadiiPx: [12, 12, 12, 12],
    });
    const words = text("Send order", { x: 140, y: 614, color: "#ffffff", weight: 600 });
    expect(seenIn(heading, box, words)).toEqual([
      { kind: "text", id: "heading" },
      { kind: "control", id: "box" },
    ]);
  });

  test("of a card its picture and its words are seen, and not the card", () => {
    const card = layer({ id: "card", x: 20, y: 160, width: 335, height: 260, fill: "#f1f3f5" }, [
      layer({ id: "photo", x: 32, y: 172, width: 311, height: 160, fills: [image] }),
      text("A walk by the lake", { id: "title", x: 32, y: 350, sizePx: 20, weight: 600 }),
    ]);
    expect(seenIn(heading, card).map(({ id }) => id)).toEqual(["heading", "photo", "title"]);
  });

  test("a covered text is not seen, whatever covers it", () => {
    const covered = text("Not there", { id: "covered", x: 20, y: 300, sizePx: 32 });
    const cover = layer({ type: "RECTANGLE", y: 290, width: 375, height: 80, fill: "#ffffff" });
    expect(seenIn(heading, covered, cover).map(({ id }) => id)).not.toContain("covered");
  });

  test("a text that is faded away is not seen", () => {
    const faded = text("Not there", { id: "faded", x: 20, y: 300, opacity: 0.01 });
    expect(seenIn(heading, faded).map(({ id }) => id)).toEqual(["heading"]);
  });

  test("the bars of the system are no part of the screen", () => {
    const time = text("9:41", { x: 28, y: 14, sizePx: 15, weight: 600 });
    const signs = [300, 322, 344].map((x) =>
      layer({ type: "VECTOR", x, y: 17, width: 17, height: 11, fill: "#000000" }),
    );
    const strip = layer({ name: "Bar", width: 375, height: 44 }, [time, ...signs]);
    const line = layer({ type: "RECTANGLE", x: 120, y: 798, width: 134, height: 5, fill: "#000000" });
    expect(seenIn(strip, heading, line)).toEqual([{ kind: "text", id: "heading" }]);
  });

  test("a coloured block is seen, and the ground of words is not", () => {
    const block = layer({
      id: "block",
      type: "RECTANGLE",
      x: 20,
      y: 160,
      width: 335,
      height: 180,
      fill: "#98a2b3",
    });
    const ground = layer({ type: "RECTANGLE", x: 0, y: 400, width: 375, height: 200, fill: "#eef2f6" });
    const words = text("Delivered by noon", { id: "words", x: 20, y: 440 });
    expect(seenIn(heading, block, ground, words).map(({ id }) => id)).toEqual(["heading", "block", "words"]);
  });

  test("pictures on top of each other are one", () => {
    const photo = { x: 20, y: 160, width: 335, height: 200, fills: [image] };
    const tint = { ...photo, fills: [{ ...image, opacity: 0.3 }] };
    expect(seenIn(heading, layer({ id: "below", ...photo }), layer({ id: "above", ...tint }))).toEqual([
      { kind: "text", id: "heading" },
      { kind: "picture", id: "above" },
    ]);
  });
});
