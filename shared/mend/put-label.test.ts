import { describe, expect, test } from "vitest";
import type { Box, SceneNode } from "../scene/scene.ts";
import { layer, screen, solid, text } from "../scene/testing.ts";
import { applyChanges } from "./apply-changes.ts";
import type { LabelChange } from "./change.ts";

const words = text("Your city", { x: 40, y: 110, weight: 500, fontFamily: "Lato", isLink: true });
const field = layer({ x: 24, y: 100, width: 300, height: 40, fill: "#eeeeee" });

const stack = (direction: "vertical" | "horizontal") =>
  ({ direction, gapPx: 16, paddingPx: [0, 0, 0, 0], align: "start", crossAlign: "start" }) as const;

const labelOf = ({ id, box }: SceneNode, more: Partial<LabelChange> = {}): LabelChange => ({
  layer: id,
  property: "label",
  from: box,
  to: "City",
  box: { x: box.x, y: box.y - 26, width: 30, height: 20 },
  like: words.id,
  sizePx: 14,
  color: "#333333",
  ...more,
});

describe("a label", () => {
  test("is a text right over its field, in the font of the text that it follows", () => {
    const after = applyChanges(screen([field, words]), [labelOf(field)]);
    expect(after.children?.map(({ id }) => id)).toEqual([field.id, `label of ${field.id}`, words.id]);
    expect(after.children?.[1]).toMatchObject({
      type: "TEXT",
      box: { x: 24, y: 74, width: 30, height: 20 },
      fills: [solid("#333333")],
      text: {
        characters: "City",
        runs: [{ start: 0, end: 4, fontFamily: "Lato", weight: 500, sizePx: 14, lineHeightPx: 20 }],
      },
    });
    expect(after.children?.[1]?.text?.runs[0]?.isLink).toBeUndefined();
  });

  test("takes its colour from the variable that is named", () => {
    const after = applyChanges(screen([field, words]), [labelOf(field, { variable: "v:1" })]);
    expect(after.children?.[1]?.fills).toEqual([{ ...solid("#333333"), variable: "v:1" }]);
  });

  test("makes one stack with its field in an auto layout, and what follows goes down", () => {
    const row = (y: number) => layer({ x: 24, y, width: 300, height: 40, fill: "#eeeeee" });
    const [first, second] = [row(100), row(156)];
    const form = layer(
      {
        x: 24,
        y: 100,
        width: 300,
        height: 96,
        layout: stack("vertical"),
        sizing: { horizontal: "fixed", vertical: "hug" },
      },
      [first, second],
    );
    const after = applyChanges(screen([form, words]), [labelOf(first), labelOf(second)]).children?.[0];
    expect(after?.box).toEqual({ x: 24, y: 100, width: 300, height: 148 });
    const stacks = after?.children ?? [];
    expect(stacks.map(({ children = [] }) => children.map(({ box }) => box.y))).toEqual([
      [100, 126],
      [182, 208],
    ]);
    expect(stacks[1]).toMatchObject({ layout: { gapPx: 6 }, box: { y: 182, height: 66 } });
  });

  test("stands below its layer or after it, too, in a stack of that direction", () => {
    const button = layer({ id: "pay", x: 24, y: 100, width: 120, height: 40, fill: "#eeeeee" });
    const row = layer(
      {
        x: 24,
        y: 100,
        width: 120,
        height: 40,
        layout: stack("horizontal"),
        sizing: { horizontal: "hug", vertical: "hug" },
      },
      [button],
    );
    const put = (box: Box) =>
      applyChanges(screen([row, words]), [labelOf(button, { box })]).children?.[0]?.children?.[0];
    const below = put({ x: 24, y: 148, width: 30, height: 20 });
    expect(below).toMatchObject({ layout: { direction: "vertical", gapPx: 8 }, box: { y: 100, height: 68 } });
    expect(below?.children?.map(({ id }) => id)).toEqual(["pay", "label of pay"]);
    const after = put({ x: 152, y: 110, width: 30, height: 20 });
    expect(after).toMatchObject({
      layout: { direction: "horizontal", gapPx: 8 },
      box: { x: 24, y: 100, width: 158, height: 40 },
    });
    expect(after?.children?.map(({ box }) => box.y)).toEqual([100, 110]);
  });
});
