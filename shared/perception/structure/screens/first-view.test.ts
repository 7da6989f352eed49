import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { openAlone } from "../../frame/testing.ts";
import { boxInFirstView, firstView } from "./first-view.ts";

const heightSeen = (width: number, height: number): number =>
  firstView(openAlone(screen([], { width, height }))).height;

describe("The first view", () => {
  test("is cut where the usual device of its width ends", () => {
    expect(heightSeen(320, 900)).toBe(568);
  });

  test("of a width that no device has it ends as far down as on the nearest", () => {
    expect(heightSeen(380, 2000)).toBe(823);
  });
});

const bar = (children: readonly SceneNode[], more: object = {}): SceneNode =>
  layer({ id: "bar", y: 1900, width: 375, height: 100, fill: "#ffffff", ...more }, children);

const button = layer({ x: 20, y: 1920, width: 335, height: 52, fill: "#1d4ed8" }, [
  text("Pay now", { x: 150, y: 1932 }),
]);

const tabs = [0, 1, 2, 3].map((index) =>
  layer({ x: 20 + index * 90, y: 1920, width: 60, height: 48 }, [
    text("Home", { x: 30 + index * 90, y: 1940 }),
  ]),
);

const seenIn = (children: readonly SceneNode[], id = "bar", width = 375) => {
  const node = screen(children, { width, height: 2000 });
  const frame = openAlone(node);
  const found = frame.layers.find((one) => one.node.id === id);
  return found && boxInFirstView(found, frame);
};

describe("What is pinned to the bottom of a long screen", () => {
  test("stands at the bottom of the view where it is a bar with tabs", () => {
    expect(seenIn([bar(tabs)])).toMatchObject({ y: 712, height: 100 });
  });

  test.each([
    [
      "a sheet of actions over a list",
      [
        layer({ y: 100, width: 375, height: 1900 }, [text("A row", { y: 1800 })]),
        bar([text("Your order", { x: 20, y: 1720 }), button], { y: 1700, height: 300 }),
      ],
    ],
    [
      "a sheet of actions that is pinned there",
      [bar([button], { y: 1700, height: 300, constraints: { horizontal: "stretch", vertical: "bottom" } })],
    ],
  ])("%s stands there too", (_, children) => {
    expect(seenIn(children)).toMatchObject({ y: 512, height: 300 });
  });

  test("and so does what lies in it", () => {
    expect(seenIn([bar([{ ...button, id: "button" }])], "button")).toMatchObject({ y: 732, height: 52 });
  });

  test.each([
    ["the foot of a page", [bar([text("© 2026 Some company", { x: 20, y: 1940 })])], 375],
    ["a high foot of a page with a button", [bar([button], { y: 1700, height: 300 })], 375],
  ])("%s is seen only after scrolling", (_, children, width) => {
    expect(seenIn(children, "bar", width)).toBeNull();
  });

  test("what is cut by the end of the view is seen in part", () => {
    expect(seenIn([layer({ id: "card", y: 762, width: 335, height: 200 })], "card")).toMatchObject({
      y: 762,
      height: 50,
    });
  });
});
