import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { image, instance, layer, screen, solid, text } from "../../../scene/testing.ts";
import { dark, findingsOf, fixesOf, fixesOn } from "./testing.ts";

describe("a logo keeps its colours", () => {
  const faint = (fields: object) =>
    text("NETFLIX", { x: 140, y: 400, width: 100, color: "#a8a8a8", ...fields });

  test("as a name alone under its mark", () => {
    const mark = layer({ type: "VECTOR", x: 150, y: 300, width: 80, height: 80, fill: "#e50914" });
    expect(fixesOn(mark, faint({ sizePx: 28, align: "center" }))).toEqual([]);
    expect(fixesOn(dark(40), dark(80), faint({}))).not.toEqual([]);
  });

  test("as a name of two words in two colours without a space, also where one is the end of a domain", () => {
    const name = (y: number, second: string) => [
      text("Tea", { x: 100, y, width: 36, sizePx: 22, weight: 700 }),
      text(second, { x: 136, y, width: 76, sizePx: 22, weight: 700, color: "#c9a227" }),
    ];
    const mark = layer({ x: 116, y: 300, width: 80, height: 80, fills: [image] });
    const lines = [dark(520), dark(560)];
    expect(fixesOn(mark, ...name(400, "Course"), ...lines)).toEqual([]);
    expect(fixesOn(...name(400, "Course"), ...lines)).not.toEqual([]);
    expect(fixesOn(...name(20, ".ai"), ...lines)).toEqual([]);
  });

  test("as letters that are drawn into an icon, whose like are the other icons", () => {
    const icon = (outline: string) =>
      layer({ x: 20, y: 400, width: 24, height: 24 }, [
        layer({ type: "VECTOR", x: 20, y: 400, width: 24, height: 24, strokes: [solid(outline)] }),
        text("AI", { x: 25, y: 404, width: 14, height: 16, color: "#c4c6c9", sizePx: 12 }),
      ]);
    expect(fixesOn(dark(40), dark(80), icon("#c4c6c9"))).toEqual([]);
    expect(fixesOn(dark(40), dark(80), icon("#4f4f4f"))).not.toEqual([]);
  });

  test("as initials in the place of a portrait, which are a detail", () => {
    const portrait = layer(
      { x: 20, y: 20, width: 40, height: 40, fill: "#ff3b30", cornerRadiiPx: [20, 20, 20, 20] },
      [text("A", { x: 33, y: 28, width: 14, color: "#ffffff", sizePx: 16 })],
    );
    const [finding] = findingsOf(screen([dark(100), dark(140), portrait]), "all");
    expect(finding).toMatchObject({ rule: "text-contrast", isDetail: true });
    expect(finding?.fixes).toBeUndefined();
  });
});

describe("the sign of a known service keeps its colour", () => {
  const button = (fields: object, children: readonly SceneNode[]) =>
    instance("Button", { x: 20, y: 200, height: 48, fill: "#25d366", ...fields }, children);
  const kindsOf = (rule: string, ...nodes: readonly SceneNode[]) =>
    fixesOf(screen([dark(40), dark(80), ...nodes]), rule).map(({ kind }) => kind);

  test("where the words on it name that", () => {
    const on = (words: string) =>
      kindsOf(
        "text-contrast",
        button({ width: 240 }, [text(words, { x: 60, y: 214, width: 140, color: "#ffffff" })]),
      );
    expect([on("Write on WhatsApp"), on("Order your tea")]).toEqual([[], ["ground-color"]]);
  });

  test("as a round button without words, where the screen names it", () => {
    const sign = layer({ type: "VECTOR", x: 32, y: 212, width: 24, height: 24, fill: "#ffffff" });
    const beside = (words: string) =>
      kindsOf("icon-contrast", button({ width: 48 }, [sign]), text(words, { x: 20, y: 300, width: 300 }));
    expect(beside("Or write on WhatsApp")).toEqual([]);
    expect(beside("Or order your tea")).toEqual(["ground-color"]);
  });
});
