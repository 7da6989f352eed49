import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { ticks } from "./choices.ts";

const circle = (dot: string): readonly SceneNode[] => [
  layer({ x: 20, y: 200, width: 24, height: 24, fill: "#ffffff", round: 12, line: "#999999" }, [
    layer({ type: "ELLIPSE", x: 26, y: 206, width: 12, height: 12, fill: dot }),
  ]),
  text("Courier", { x: 56, y: 204 }),
];

test("a dot that can be seen marks a choice, a white one on white does not", () => {
  expect(ticks(sightOf(circle("#3366ff")))).toMatchObject([{ role: "radio", isSelected: true }]);
  const [unmarked] = ticks(sightOf(circle("#ffffff")));
  expect(unmarked?.role).toBe("radio");
  expect(unmarked?.isSelected).toBeUndefined();
});

test("a tick without any paint keeps its room, and marks nothing", () => {
  const isSelected = (fill: object) =>
    ticks(
      sightOf([
        layer({ x: 20, y: 200, width: 16, height: 16, line: "#555555" }, [
          layer({ x: 23, y: 204, width: 10, height: 8 }, [
            layer({ type: "VECTOR", x: 23, y: 204, width: 10, height: 8, ...fill }),
          ]),
        ]),
        text("I accept the terms", { x: 44, y: 200 }),
      ]),
    )[0]?.isSelected;
  expect(isSelected({ fill: "#222222" })).toBe(true);
  expect(isSelected({})).toBeUndefined();
});

const filled = (mark: string): readonly SceneNode[] => [
  layer({ x: 20, y: 200, width: 20, height: 20, fill: "#29a645", round: 12 }, [
    text(mark, { x: 26, y: 203, width: 8, height: 15, sizePx: 11, color: "#ffffff" }),
  ]),
  text("Pay in cash", { x: 48, y: 202 }),
];

test("a full circle with a tick in it is a chosen one of several, with an arrow it is not", () => {
  expect(ticks(sightOf(filled("✓")))).toMatchObject([{ role: "radio", isSelected: true }]);
  expect(ticks(sightOf(filled("→")))).toEqual([]);
});

const small = (beside: readonly SceneNode[]): readonly SceneNode[] => [
  layer({
    type: "RECTANGLE",
    x: 20,
    y: 200,
    width: 13,
    height: 13,
    fill: "#ffffff",
    round: 2,
    line: "#767676",
  }),
  ...beside,
];

test("an empty box as small as browsers draw it is to be ticked when its words stand at its right", () => {
  const words = text("Remember me", { x: 38, y: 198, width: 90, height: 17, sizePx: 14 });
  expect(ticks(sightOf(small([words])))).toMatchObject([{ role: "checkbox" }]);
  expect(ticks(sightOf(small([])))).toEqual([]);
});

const option = (y: number, look: { readonly fill: string } | "open"): readonly SceneNode[] => [
  layer(
    {
      type: "ELLIPSE",
      x: 20,
      y,
      width: 20,
      height: 20,
      ...(look === "open" ? { line: "#767676" } : look),
    },
    [],
  ),
  ...(look === "open"
    ? []
    : [layer({ type: "ELLIPSE", x: 26, y: y + 6, width: 8, height: 8, fill: "#ffffff" })]),
  text("Courier", { x: 52, y: y - 2 }),
];

test("a disc with a dot is the chosen one among open circles, and nothing alone", () => {
  const chosen = option(200, { fill: "#1a56db" });
  expect(ticks(sightOf(chosen))).toEqual([]);
  const all = ticks(sightOf([...chosen, ...option(248, "open"), ...option(296, "open")]));
  expect(all).toHaveLength(3);
  expect(all.filter(({ isSelected }) => isSelected).map(({ things: [{ box }] }) => box.y)).toEqual([200]);
  expect(new Set(all.map(({ certainty }) => certainty))).toEqual(new Set([0.85]));
});

test("open circles below a disc that is ticked and one with a dot are the steps of a way, and no choices", () => {
  const done = [
    layer({ type: "ELLIPSE", x: 20, y: 152, width: 20, height: 20, fill: "#1a56db" }),
    layer({ type: "VECTOR", x: 25, y: 158, width: 10, height: 8, fill: "#ffffff" }),
    text("Order received", { x: 52, y: 150 }),
  ];
  const now = option(200, { fill: "#1a56db" });
  expect(ticks(sightOf([...done, ...now, ...option(248, "open"), ...option(296, "open")]))).toEqual([]);
});
