import { describe, expect, test } from "vitest";
import { contrastOf } from "../../scene/color.ts";
import type { SceneNode } from "../../scene/scene.ts";
import { instance, layer, rgb, screen, solid, text } from "../../scene/testing.ts";
import {
  changedBy,
  dark,
  expectMended,
  findingsOf,
  fixesOf,
  fixesOn,
  kindsOn,
  outlined,
  words,
} from "./recolor/testing.ts";

test("one colour that is too faint as words and as a button stays one colour, whichever finding is mended", () => {
  const label = text("Save card", { x: 120, y: 212, width: 100, color: "#ffffff", align: "center" });
  const button = layer({ x: 20, y: 200, width: 320, height: 44, fill: "#319795" }, [label]);
  const link = words({ color: "#319795" });
  const node = screen([dark(40), link, button]);
  const told = findingsOf(node, "all").filter(({ rule }) => rule === "text-contrast");
  expect(told).toHaveLength(2);
  for (const { fixes: [fix, ...others] = [] } of told) {
    expect(others).toEqual([]);
    expect(fix?.title).toBe("Use #128382 instead of #319795");
    expect(new Set(fix?.changes.map(({ to }) => to))).toEqual(new Set(["#128382"]));
    expect(new Set(fix?.changes.map((change) => change.layer))).toEqual(new Set([link.id, button.id]));
  }
  expectMended(node);
});

test("words that miss by a hair do not go as far as others in their colour have to on a darker ground", () => {
  const band = (y: number, fill: string) =>
    layer({ x: 0, y, width: 375, height: 60, fill }, [words({ y: y + 20, color: "#64748b" })]);
  const worst = band(120, "#94a3b8");
  expect(kindsOn(dark(40), worst)).toContain("text-color");
  expect(kindsOn(dark(40), worst, band(200, "#a0aec0"))).toContain("text-color");
  expect(kindsOn(dark(40), worst, band(200, "#fdecef"))).not.toContain("text-color");
});

test("words that let their ground through take no others of their colour farther than these have to go", () => {
  const link = words({ color: "#319795" });
  const faded = words({ y: 200, color: "#319795", opacity: 0.7 });
  const told = findingsOf(screen([dark(40), link, faded]), "all");
  const fix = told.find(({ layers: [at] }) => at?.id === link.id)?.fixes?.[0];
  expect(new Set(fix?.changes.map(({ to }) => to))).toEqual(new Set(["#128382"]));
  const sound = words({ y: 260, color: "#c2185b" });
  expect(changedBy(fixesOn(dark(40), words({ color: "#c2185b", opacity: 0.7 }), sound))).not.toContain(
    sound.id,
  );
});

test("a grey that is too faint on a light and on a dark ground gets a colour for each: no one is enough for both", () => {
  const grey = "#8a8a8a";
  const band = layer({ x: 0, y: 200, width: 375, height: 60, fill: "#3a3a3a" }, [
    words({ y: 220, color: grey }),
  ]);
  const told = findingsOf(screen([dark(40), words({ y: 140, color: grey }), band]), "all");
  const kinds = told.filter(({ rule }) => rule === "text-contrast").map(({ fixes: [fix] = [] }) => fix?.kind);
  expect(kinds).toEqual(["text-color", "text-color"]);
});

test("words and a border in one hue become one shade, though the border needs less", () => {
  const field = outlined(200, "#0dbcc0");
  const link = words({ color: "#0dbcc0" });
  const label = text("City", { x: 20, y: 176, width: 60 });
  expect(fixesOn(dark(40), link, label, field)[0]?.changes).toMatchObject([
    { layer: link.id, to: "#008486" },
    { layer: field.id, property: "stroke", to: "#008486" },
  ]);
});

test("an example in a field does not come out stronger than the label above it, which is too faint as well", () => {
  const field = instance("Text field", { x: 20, y: 120, width: 300, height: 48, fill: "#1a1a1a" }, [
    text("Your wishes", { id: "9:4", x: 36, y: 134, width: 120, color: "#555555" }),
  ]);
  const label = (color: string) => text("Wishes", { id: "9:5", x: 20, y: 96, width: 80, color });
  const changed = (color: string) =>
    findingsOf(screen([label(color), field], { fill: "#1a1a1a" }), "all")
      .find(({ rule, layers: [at] }) => rule === "text-contrast" && at?.id === "9:4")
      ?.fixes?.[0]?.changes.map((one) => one.layer);
  expect([changed("#666666"), changed("#ffffff")]).toEqual([["9:4", "9:5"], ["9:4"]]);
});

test("words that are told together get one colour, also where some lie in part on a darker ground", () => {
  const band = layer({ type: "RECTANGLE", x: 0, y: 230, width: 120, height: 60, fill: "#ececec" });
  const [near, over] = [words({ color: "#a0a0a0" }), words({ y: 240, color: "#a0a0a0" })];
  const [fix] = fixesOn(dark(40), band, near, over);
  expect(fix?.changes.map((change) => change.layer)).toEqual([near.id, over.id]);
  expect(new Set(fix?.changes.map(({ to }) => to)).size).toBe(1);
});

test("a colour that is sound in many places is not changed for one tag: the ground of the tag is", () => {
  const red = "#e30613";
  const first = (sound: number) => {
    const tag = layer({ x: 20, y: 20, width: 160, height: 24, fill: "#fbe3e5" }, [
      text("Why our shop", { x: 30, y: 24, width: 110, sizePx: 12, height: 16, color: red }),
    ]);
    const others = Array.from({ length: sound }, (_, at) => words({ y: 60 + 40 * at, color: red }));
    return kindsOn(tag, ...others);
  };
  expect([first(3), first(14)]).toEqual([["one-shade"], ["ground-color"]]);
});

test("where one text of many in a colour is too faint, it gets no shade of its own", () => {
  const red = "#e30613";
  const band = layer({ x: 0, y: 0, width: 375, height: 200, fill: "#fbe3e5" }, [
    words({ id: "9:1", y: 100, color: red }),
  ]);
  const others = Array.from({ length: 14 }, (_, at) => words({ y: 220 + 40 * at, color: red }));
  expect(changedBy(fixesOn(band, ...others))).not.toContain("9:1");
});

describe("two shades of one hue", () => {
  const sign = (fill: string, y: number) => layer({ type: "VECTOR", x: 20, y, width: 20, height: 20, fill });
  const badge = words({ id: "9:2", y: 140, color: "#dc2626" });
  const onDark = (...nodes: readonly SceneNode[]) => screen(nodes, { fill: "#2f1d1f" });

  test("do not come to stand side by side: signs on a tint of the hue go along", () => {
    const tint = layer({ x: 10, y: 190, width: 40, height: 40, fills: [solid("#dc2626", 0.1)] }, [
      sign("#dc2626", 200),
    ]);
    const [fix] = fixesOf(onDark(badge, tint));
    expect(fix?.changes.map((change) => change.layer)).toEqual(["9:2", tint.children?.[0]?.id]);
  });

  test("do not become one that goes far beyond what one of them needs: a teal does not turn black-green", () => {
    const label = text("Save card", { x: 120, y: 312, width: 100, color: "#ffffff", align: "center" });
    const button = layer({ x: 20, y: 300, width: 320, height: 44, fill: "#319795" }, [label]);
    const band = layer({ x: 0, y: 120, width: 375, height: 60, fill: "#b3b3b3" }, [
      words({ color: "#319795" }),
    ]);
    const fixes = findingsOf(screen([dark(40), band, button]), "all").flatMap((one) => one.fixes ?? []);
    const ofButton = fixes.flatMap(({ changes }) => changes).filter((change) => change.layer === button.id);
    for (const { to } of ofButton) expect(contrastOf(rgb(String(to)), rgb("#ffffff"))).toBeLessThan(5);
  });

  test("that no eye tells apart become one new colour", () => {
    const node = screen([dark(40), words({ color: "#afb1b6" }), words({ y: 200, color: "#868782" })]);
    const told = findingsOf(node, "all").filter(({ rule }) => rule === "text-contrast");
    const given = told.map(({ fixes: [fix] = [] }) => fix?.changes[0]?.to);
    expect(told).toHaveLength(2);
    expect(new Set(given).size).toBe(1);
  });
});
