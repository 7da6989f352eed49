import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen, solid, text } from "../../../scene/testing.ts";
import { changedBy, dark, fixesOf, fixesOn, outlined, words } from "./testing.ts";

describe("a colour that belongs to others", () => {
  const rating = (y: number, color: string) => [
    layer({ type: "VECTOR", x: 20, y, width: 20, height: 20, fill: color }),
    text("4.8 of 240", { x: 48, y, width: 120, color }),
  ];
  const fixesBeside = (...nodes: readonly SceneNode[]) => fixesOn(dark(40), dark(80), ...nodes);

  test("takes along the sign beside the words, lines and other words, and no large ground", () => {
    const [star, figure] = rating(140, "#319795") as [SceneNode, SceneNode];
    const title = text("Reviews", { x: 20, y: 200, width: 200, sizePx: 32, color: "#319795" });
    const line = layer({ type: "LINE", x: 20, y: 250, width: 300, height: 0, strokes: [solid("#319795")] });
    const ground = layer({ type: "RECTANGLE", x: 20, y: 300, width: 300, height: 300, fill: "#319795" });
    const fixes = fixesBeside(star, figure, title, line, ground);
    expect(fixes[0]?.title).toBe("Use #128382 instead of #319795");
    expect(new Set(changedBy(fixes))).toEqual(new Set([star.id, figure.id, title.id, line.id]));
  });

  test("of a grey takes along the sign in the group of the words, and no other", () => {
    const sign = (x: number, y: number) =>
      layer({ type: "VECTOR", x, y, width: 20, height: 20, fill: "#a0a0a0" });
    const [own, other] = [sign(40, 140), sign(300, 300)];
    const tab = layer({ x: 20, y: 130, width: 80, height: 60 }, [
      own,
      text("Search", { x: 30, y: 166, width: 60, color: "#a0a0a0" }),
    ]);
    expect(changedBy(fixesBeside(tab, other)).slice(0, 2)).toEqual([tab.children?.[1]?.id, own.id]);
  });

  test("of a pale grey stays in the borders of fields far off, and those stay with the words", () => {
    const or = text("or", { x: 20, y: 140, width: 40, color: "#dedede" });
    const field = outlined(400, "#dedede");
    expect(changedBy(fixesBeside(or, field))).toEqual([or.id]);
    expect(changedBy(fixesOf(screen([dark(40), or, field]), "border-contrast"))).toEqual([field.id]);
  });

  test("that the design has is no second choice beside one that no eye tells from it", () => {
    const label = (y: number) => text("Email address", { x: 20, y, width: 120, color: "#848383" });
    const grey = (y: number) => words({ y, color: "#767676" });
    expect(fixesBeside(grey(200), grey(240), grey(280), label(140))).toHaveLength(1);
  });

  test("leaves what would be seen less on its own ground", () => {
    const [star, figure] = rating(140, "#319795") as [SceneNode, SceneNode];
    const sign = layer({ type: "VECTOR", x: 40, y: 320, width: 20, height: 20, fill: "#319795" });
    const band = (fill: string) => layer({ x: 20, y: 300, width: 300, height: 60, fill }, [sign]);
    for (const fill of ["#101010", "#000000"])
      expect(changedBy(fixesBeside(star, figure, band(fill)))).toEqual([figure.id, star.id]);
  });

  test("stays with them where its shade has another name: the words take a dark colour of the design", () => {
    const [fix] = fixesBeside(...rating(140, "#ff8433"));
    expect(fix).toMatchObject({ kind: "text-color-in-use", changes: [{ from: "#ff8433", to: "#4f4f4f" }] });
  });

  test("is no dark one for a button whose words are too faint, because other words in its colour become dark", () => {
    const link = text("Read on", { x: 20, y: 140, width: 100, color: "#ff511a", sizePx: 14 });
    const label = text("Order", { x: 60, y: 212, width: 60, color: "#ffffff", sizePx: 14, align: "center" });
    const button = layer({ x: 20, y: 200, width: 140, height: 44, fill: "#ff511a" }, [label]);
    const grounds = fixesOn(dark(40), dark(80), link, button)
      .flatMap(({ changes }) => changes)
      .filter(({ layer: id }) => id === button.id);
    expect(grounds.map(({ to }) => to)).not.toContain("#4f4f4f");
    expect(grounds.length).toBeGreaterThan(0);
  });

  test("becomes a brown on a wash of it, with its sign, and where it is one of a code", () => {
    const sign = layer({ type: "VECTOR", x: 180, y: 150, width: 20, height: 20, fill: "#ff8c1a" });
    const tag = layer({ x: 20, y: 140, width: 200, height: 40, fill: "#fff0df" }, [
      text("Waiting for you", { x: 30, y: 150, width: 140, color: "#ff8c1a" }),
      sign,
    ]);
    const [fix] = fixesBeside(tag);
    expect(fix?.kind).toBe("one-shade");
    expect(fix?.changes.map((change) => change.layer)).toContain(sign.id);
    const level = (y: number, color: string) => text("Priority", { x: 20, y, width: 100, sizePx: 14, color });
    const code = ["#d11a2a", "#0a7d3f"].flatMap((color, at) => [
      level(220 + 60 * at, color),
      level(250 + 60 * at, color),
    ]);
    expect(fixesBeside(level(140, "#f5a522"), ...code)[0]?.kind).toBe("text-color");
  });
});

describe("a colour that misses by a hair", () => {
  const grey = (y: number) => words({ y, color: "#6c757d" });
  const band = (fill: string, y: number) => layer({ x: 0, y, width: 375, height: 60, fill }, [grey(y + 20)]);
  const changed = (...nodes: readonly SceneNode[]) => changedBy(fixesOn(dark(40), ...nodes));

  test("changes wherever the screen has it, also out of sight", () => {
    const [faint, sound] = [band("#f3f4f6", 200), grey(300)];
    const away = layer({ x: 0, y: 400, width: 375, height: 60, clipsContent: true }, [grey(500)]);
    expect(new Set(changed(faint, sound, away))).toEqual(
      new Set(
        [faint, { children: [sound] }, away].flatMap(({ children = [] }) => children.map(({ id }) => id)),
      ),
    );
  });

  test("stays where something in it would be seen less, and so does its ground where another has that", () => {
    const card = layer({ x: 20, y: 400, width: 300, height: 60, fill: "#f3f4f6" });
    expect(changed(band("#f3f4f6", 200), band("#000000", 300), card)).toEqual([]);
  });

  test("stays as a ground while a large one of its colour does", () => {
    const bar = (y: number, height: number, ...children: readonly SceneNode[]) =>
      layer({ x: 0, y, width: 375, height, fill: "#438a28" }, children);
    const header = bar(0, 60, words({ y: 20 }));
    const footer = bar(400, 400);
    expect(new Set(changed(header, footer))).toEqual(new Set([header.id, footer.id]));
  });
});
