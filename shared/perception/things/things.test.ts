import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { image, layer, screen, text } from "../../scene/testing.ts";
import { openAlone } from "../frame/testing.ts";
import type { Thing } from "./thing.ts";
import { things } from "./things.ts";

const found = (...children: readonly SceneNode[]): readonly Thing[] => things(openAlone(screen(children)));

const thingOf = (all: readonly Thing[], node: SceneNode): Thing | undefined =>
  all.find(({ layer: one }) => one.node.id === node.id);

const vector = (x: number, y: number, width: number, height: number): SceneNode =>
  layer({ type: "VECTOR", x, y, width, height, fill: "#334455" });

describe("things", () => {
  test("a text over a rectangle lies in the rectangle, though both are siblings", () => {
    const box = layer({ type: "RECTANGLE", x: 20, y: 100, width: 300, height: 60, fill: "#3366ff" });
    const label = text("LOG IN", { x: 140, y: 120 });
    const all = found(box, label);
    expect(thingOf(all, label)?.parent).toBe(thingOf(all, box));
  });

  test("a text below a glass that is painted later does not lie in it; below a box it is not seen, and no thing", () => {
    const label = text("LOG IN", { x: 140, y: 120 });
    const box = layer({ type: "RECTANGLE", x: 20, y: 100, width: 300, height: 60, fill: "#3366ff" });
    const behindGlass = found(label, { ...box, opacity: 0.5 });
    expect(thingOf(behindGlass, label)?.parent).toBe(behindGlass[0]);
    expect(thingOf(found(label, box), label)).toBeUndefined();
  });

  test("a frame around a single layer of its size is that layer", () => {
    const label = text("Settings", { x: 20, y: 20, width: 80, height: 24 });
    const wrapper = layer({ x: 20, y: 20, width: 80, height: 24 }, [label]);
    expect(found(wrapper).map(({ kind }) => kind)).toEqual(["group", "text"]);
  });

  test("strokes on top of each other are one drawing: small ones an icon, large ones a picture", () => {
    const strokes = (scale: number) =>
      [0, 1, 2, 3, 4, 5].map((index) => vector(20 + index * scale, 20 + index * scale, 8 * scale, 8 * scale));
    const icon = layer({ type: "GROUP", x: 20, y: 20, width: 26, height: 26 }, strokes(2));
    const picture = layer({ type: "GROUP", x: 20, y: 20, width: 260, height: 260 }, strokes(20));
    expect(found(icon).map(({ kind }) => kind)).toEqual(["group", "icon"]);
    expect(found(picture).map(({ kind }) => kind)).toEqual(["group", "picture"]);
  });

  test("outlined letters are one drawing, also of several words; strokes further apart are things of their own", () => {
    const strokes = (...lefts: readonly number[]) =>
      layer(
        { x: 20, y: 300, width: 200, height: 30 },
        lefts.map((x, index) => vector(x, 300, 15 + index, index % 2 === 0 ? 20 : 17)),
      );
    expect(found(strokes(20, 38, 57, 85, 105, 126)).map(({ kind }) => kind)).toEqual(["group", "picture"]);
    expect(found(strokes(20, 60, 100, 140, 180)).filter(({ kind }) => kind === "icon")).toHaveLength(5);
  });

  test("two icons of one stroke each, side by side in one frame, are two things", () => {
    const frame = layer({ x: 20, y: 20, width: 48, height: 24 }, [
      vector(20, 20, 24, 24),
      vector(44, 20, 24, 24),
    ]);
    expect(found(frame).filter(({ kind }) => kind === "icon")).toHaveLength(2);
  });

  test("a photograph is a picture, and words without any paint are nothing", () => {
    const photo = layer({ x: 0, y: 0, width: 375, height: 200, fills: [image] });
    const unpainted = text("Lost", { y: 300, fills: [] });
    expect(found(photo, unpainted).map(({ kind }) => kind)).toEqual(["group", "picture"]);
  });

  test("what people scroll down to is there, what is closed is not", () => {
    const list = (height: number) =>
      layer({ y: 100, width: 375, height, clipsContent: true }, [
        layer({ y: 100, width: 375, height: 900 }, [text("Below", { y: 900 })]),
      ]);
    expect(found(list(300)).some(({ kind }) => kind === "text")).toBe(true);
    expect(found(list(0)).some(({ kind }) => kind === "text")).toBe(false);
  });
});
