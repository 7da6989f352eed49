import { describe, expect, test } from "vitest";
import { contrastOf } from "../../../scene/color.ts";
import type { SceneNode } from "../../../scene/scene.ts";
import { gradient, layer, rgb, screen, solid, text } from "../../../scene/testing.ts";
import { dark, expectMended, fixesOf, fixesOn, kindsOn, words } from "./testing.ts";

describe("a ground that lies in another one of its colour", () => {
  const box = (fields: object) => layer({ type: "RECTANGLE", fill: "#fe696e", ...fields });
  const field = box({ id: "1:8", x: 20, y: 130, width: 320, height: 56 });
  const within = { id: "1:9", x: 80, y: 136, width: 160, height: 40 };
  const changedOn = (inner: SceneNode) =>
    fixesOn(dark(40), field, inner, text("Name", { x: 90, y: 144, width: 60, color: "#ffffff", weight: 600 }))
      .find(({ kind }) => kind === "ground-color")
      ?.changes.map(({ layer: id }) => id);

  test("changes with it, as people see one box", () => {
    expect(changedOn(box(within))).toEqual(["1:9", "1:8"]);
  });

  test("changes alone where an outline sets it off, but for a hue: that would be there in two shades", () => {
    const outlined = { ...within, strokes: [solid("#ffffff")] };
    expect(changedOn(box({ ...outlined, fill: "#8c8c8c" }))).toEqual(["1:9"]);
    expect(changedOn(box(outlined))).toBeUndefined();
  });
});

describe("a new ground", () => {
  const onGround = (...others: readonly SceneNode[]) =>
    kindsOn(
      dark(40),
      layer({ type: "RECTANGLE", x: 20, y: 130, width: 200, height: 56, fill: "#2acfc6" }),
      ...others,
      text("Add task", { x: 70, y: 144, width: 100, color: "#ffffff", weight: 600 }),
    );

  test("is none on which a sign or a card beside the words is lost", () => {
    const sign = (fill: string) => layer({ type: "VECTOR", x: 36, y: 148, width: 20, height: 20, fill });
    const card = (fill: string) => layer({ type: "RECTANGLE", x: 24, y: 134, width: 120, height: 48, fill });
    expect(onGround(sign("#ffffff"))).toContain("ground-color");
    expect(onGround(sign("#1a6b66"))).not.toContain("ground-color");
    expect(onGround(card("#007f78"))).not.toContain("ground-color");
  });

  test("is none on which other words are read with more effort, however well", () => {
    const beside = (color: string) => text("New", { x: 30, y: 144, width: 36, color });
    expect(onGround(beside("#ffffff"))).toContain("ground-color");
    expect(onGround(beside("#000000"))).not.toContain("ground-color");
  });
});

describe("the ground", () => {
  test("of a large part of the screen moves by a shade, where that is enough", () => {
    const hero = layer({ x: 0, y: 120, width: 375, height: 400, fills: [solid("#e0523f")] }, [words()]);
    const [fix] = fixesOn(dark(40), hero);
    expect(fix).toMatchObject({ kind: "ground-color", changes: [{ layer: hero.id, from: "#e0523f" }] });
  });

  test("of a large part of the screen does not get another colour", () => {
    const hero = layer({ x: 0, y: 120, width: 375, height: 400, fills: [solid("#52cad0")] }, [
      words({ size: 16 }),
    ]);
    expect(kindsOn(dark(40), hero)).not.toContain("ground-color");
  });

  test("of the whole screen keeps its colour, as other screens have it", () => {
    const kinds = (height: number, fill: string) => {
      const ground = layer({ x: 0, y: 0, width: 375, height, fill }, [words({ color: "#6a6a6a" })]);
      return kindsOn(ground);
    };
    expect([kinds(200, "#e2e2e2"), kinds(812, "#e2e2e2")]).toEqual([
      ["text-color", "ground-color"],
      ["text-color"],
    ]);
  });

  test("does not become black or white, or nearly so, where other words are a choice", () => {
    const kinds = (fill: string, color: string) =>
      kindsOn(layer({ x: 20, y: 120, width: 335, height: 60, fill }, [words({ x: 40, color })]));
    expect(kinds("#0d1219", "#757575")).toEqual(["text-color"]);
  });

  test("that runs from one colour to another keeps doing so, in darker ones", () => {
    const button = layer({ x: 20, y: 130, width: 320, height: 44, fills: [gradient("#e76a4e", "#d8546f")] }, [
      words({ x: 40, width: 200 }),
    ]);
    const node = screen([dark(40), button]);
    const fix = fixesOf(node).find(({ kind }) => kind === "ground-gradient");
    expect(fix?.changes.map(({ from }) => from)).toEqual(["#e76a4e", "#d8546f"]);
    for (const { to } of fix?.changes ?? [])
      expect(contrastOf(rgb(String(to)), rgb("#ffffff"))).toBeGreaterThanOrEqual(4.5);
    expectMended(node);
  });

  test("that runs from dark to bright is left, as it would run no more", () => {
    const button = layer({ x: 20, y: 130, width: 320, height: 44, fills: [gradient("#006a33", "#2bf57b")] }, [
      words({ x: 40, width: 200 }),
    ]);
    expect(kindsOn(dark(40), button)).not.toContain("ground-gradient");
  });
});
