import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { instance, layer, screen, solid, text } from "../../../scene/testing.ts";
import { dark, expectMended, findingsOf, fixesOf, fixesOn, kindsOn, outlined, words } from "./testing.ts";

const thin = (color: string, opacity: number): SceneNode => ({
  ...words(),
  fills: [solid(color, opacity)],
});

describe("a text whose paint lets its ground through", () => {
  test("keeps its colour, and lets less through", () => {
    const node = screen([dark(40), dark(80), thin("#000000", 0.4)]);
    const [fix] = fixesOf(node).filter(({ kind }) => kind === "opacity");
    expect(fix?.title).toBe("Raise its opacity to 54 %");
    expect(fix?.changes).toMatchObject([{ from: "#000000", to: "#000000", opacity: 0.54 }]);
    expectMended(node);
  });

  test("gets an opaque colour where its own would not be enough even by itself", () => {
    const node = screen([dark(40), thin("#888888", 0.5)]);
    const [fix] = fixesOf(node);
    expect(fix?.kind).toBe("text-color");
    expect(fix?.changes).toMatchObject([{ from: "#888888", opacity: 1 }]);
    expectMended(node);
  });
});

test("a quiet text does not take the colour of headings, which has far more contrast than it needs", () => {
  const heading = (y: number) => text("Your order", { x: 20, y, width: 300, color: "#1c1c1c" });
  const [fix] = fixesOn(heading(40), heading(80), words({ color: "#9a9a9a" }));
  expect(fix).toMatchObject({ kind: "text-color", changes: [{ to: "#767676" }] });
});

test("a hint in a field does not take the colour of the menu, in which it would read as typed", () => {
  const entry = (y: number) => text("Orders", { x: 20, y, width: 80, sizePx: 13, color: "#526484" });
  const icon = layer({ type: "VECTOR", x: 144, y: 25, width: 14, height: 14, fill: "#526484" });
  const search = text("Search anything", {
    x: 174,
    y: 22,
    width: 101,
    height: 20,
    sizePx: 13,
    color: "#b6c6e3",
  });
  const bar = layer({ x: 0, y: 0, width: 375, height: 65, fill: "#ffffff" }, [
    icon,
    layer({ x: 158, y: 14, width: 220, height: 36 }, [search]),
  ]);
  expect(kindsOn(bar, ...[80, 120, 160].map(entry))).toEqual(["text-color"]);
});

test("a heading does not take the colour of the words below, which the design uses for something else", () => {
  const heading = (y: number, color: string) =>
    text("Your order", { x: 20, y, width: 300, sizePx: 28, weight: 700, color });
  const body = (y: number) => words({ y, color: "#6a6a6a" });
  const others = [body(80), body(120), body(160)];
  const first = (...more: readonly SceneNode[]) => fixesOn(heading(20, "#a4a4a4"), ...others, ...more)[0];
  expect(first()).toMatchObject({ kind: "text-color", changes: [{ to: "#949494" }] });
  const alike = [heading(240, "#8a8a8a"), heading(400, "#8a8a8a")];
  expect(first(...alike)).toMatchObject({ kind: "text-color-in-use", changes: [{ to: "#8a8a8a" }] });
});

test("small print does not take the colour of larger words of which nothing tells what they are for", () => {
  const line = (y: number) => words({ y, color: "#6a6a6a" });
  const first = (sizePx: number) =>
    fixesOn(line(40), line(80), line(120), words({ y: 200, sizePx, color: "#9a9a9a" }))[0];
  expect(first(12)).toMatchObject({ kind: "text-color", changes: [{ to: "#767676" }] });
  expect(first(16)).toMatchObject({ kind: "text-color-in-use", changes: [{ to: "#6a6a6a" }] });
});

test("a colour of the design that is the nearest one, too, is offered once", () => {
  const used = [40, 80].map((y) => words({ y, color: "#767676" }));
  const offered = fixesOn(...used, words({ color: "#8a8a8a" })).map(
    ({ changes: [change] }) => `${change?.property} ${String(change?.to)}`,
  );
  expect(offered).toEqual([...new Set(offered)]);
  expect(offered).toContain("fill #767676");
});

test("an accent keeps its hue, or stays: orange words do not become black, blue or white", () => {
  const first = (fill: string, color: string, usual: string) =>
    fixesOf(
      screen(
        [60, 100, 140].map((y) => words({ y, color: y > 100 ? color : usual })),
        { fill },
      ),
    )[0];
  const changes = [{ from: "#f57c00", to: "#ba5c00" }];
  expect(first("#ffffff", "#f57c00", "#0f4c81")).toMatchObject({ changes });
  expect(first("#2e7d32", "#f9a825", "#ffffff")).toBeUndefined();
});

test("grey words that are large only because they are bold go as far as small ones, no hue does, and no step is larger than it has to be", () => {
  const first = (color: string, options: object) =>
    fixesOn(dark(40), words({ color, height: 40, ...options }))[0]?.changes[0]?.to;
  expect(first("#b8b8b8", { sizePx: 20, weight: 700 })).toBe("#767676");
  expect(first("#c9a227", { sizePx: 20, weight: 700 })).toBe("#b68f00");
  expect(first("#b8b8b8", { sizePx: 28 })).toBe("#949494");
  expect(first("#7b7b7b", { sizePx: 16 })).toBe("#767676");
});

test("a grey that misses by a hair takes the nearest one, before one near black that the screen has", () => {
  const used = [40, 80].map((y) => words({ y, color: "#4b4b4b" }));
  expect(kindsOn(...used, words({ color: "#7b7b7b" }))).toEqual(["text-color"]);
});

test("slate words take no strong blue that other words have", () => {
  const used = [40, 80].map((y) => words({ y, color: "#2e5c8a" }));
  expect(fixesOn(...used, words({ color: "#94a3b8" }))[0]?.kind).toBe("text-color");
});

test("a date does not take the colour of the title beside it where a grey in between is enough", () => {
  const entry = (y: number) =>
    layer({ x: 20, y, width: 335, height: 24 }, [
      text("Our spring tea is here", { x: 20, y, width: 220, color: "#595757" }),
      text("2018-06-19", { x: 260, y, width: 90, color: "#dbdbdb" }),
    ]);
  const [fix] = fixesOn(entry(40), entry(80), entry(120));
  expect(fix).toMatchObject({ kind: "text-color", changes: [{ to: "#767676" }, {}, {}] });
});

test("a caption does not take the colour of the larger heading beside it", () => {
  const card = (y: number) =>
    layer({ x: 20, y, width: 335, height: 60 }, [
      text("Main stream", { x: 30, y, width: 220, sizePx: 18, color: "#6a6a6a" }),
      text("1920 at 30 fps", { x: 30, y: y + 30, width: 220, sizePx: 14, color: "#c4c4c4" }),
    ]);
  const [fix] = fixesOn(card(40), card(140), card(240));
  expect(fix?.changes.map(({ to }) => to)).toEqual(["#767676", "#767676", "#767676"]);
});

test("borders on one ground that are too faint get one colour, and those in a hue keep that", () => {
  const town = text("City", { x: 20, y: 76, width: 60 });
  const port = text("Port", { x: 20, y: 176, width: 60 });
  const node = screen([town, outlined(100, "#dddddd"), port, outlined(200, "#cccccc")]);
  expect(fixesOf(node, "border-contrast")[0]?.changes).toMatchObject([
    { property: "stroke", from: "#dddddd", to: "#949494" },
    { property: "stroke", from: "#cccccc", to: "#949494" },
  ]);
  expectMended(node, "border-contrast");
  const beside = screen([town, outlined(100, "#dddddd"), port, outlined(200, "#e5c768")]);
  expect(fixesOf(beside, "border-contrast")[0]?.changes).toMatchObject([
    { from: "#dddddd", to: "#949494" },
    { from: "#e5c768", to: "#af912e" },
  ]);
});

test("a white line or sign on a colour does not become a grey one", () => {
  const node = screen([outlined(100, "#ffffff")], { fill: "#00c46a" });
  expect(findingsOf(node).map(({ rule }) => rule)).toContain("border-contrast");
  expect(fixesOf(node, "border-contrast")).toEqual([]);
  const arrow = instance("Back button", { x: 20, y: 40, width: 40, height: 40 }, [
    layer({ type: "VECTOR", name: "arrow-left", x: 30, y: 52, width: 20, height: 16, fill: "#f1fff3" }),
  ]);
  const bar = screen([arrow, words({ color: "#052224" })], { fill: "#00d09e" });
  expect(findingsOf(bar).map(({ rule }) => rule)).toContain("icon-contrast");
  expect(fixesOf(bar, "icon-contrast")).toEqual([]);
});

test("a step that nobody sees is none, and one that misses as little but is seen is one", () => {
  const button = (fill: string) =>
    layer({ x: 20, y: 120, width: 335, height: 48, fill }, [words({ y: 134, color: "#ffffff" })]);
  expect(fixesOn(dark(40), button("#2a77da"))).toEqual([]);
  expect(kindsOn(dark(40), button("#3a85e8"))).toEqual(["ground-color"]);
});
