import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { crampedBox } from "../../rules/ui/spacing/cramped-box.ts";
import { mendedBy } from "../../../../tests/review/mended-by.ts";

const mended = mendedBy(crampedBox);

const page = (...parts: readonly SceneNode[]) =>
  screen([layer({ x: 0, y: 0, width: 375, height: 812, fill: "#ffffff" }, parts)]);
const label = (width: number) =>
  layer({ name: "Box", x: 100, y: 300, width, height: 40, fill: "#22334d" }, [
    text("Book a table", {
      name: "Words",
      x: 102,
      y: 308,
      width: 106,
      height: 24,
      color: "#ffffff",
      resize: "width-and-height",
    }),
  ]);

test("a box that is too narrow for its label gets room at both sides of it", () => {
  expect(mended(page(label(110)), "Box", "Words")).toMatchObject({
    kinds: ["box-width"],
    at: [
      [90, 300, 130, 40],
      [102, 308, 106, 24],
    ],
  });
});

test("a wide box of which a text touches one side is not made wider", () => {
  expect(mended(page(label(240)))).toMatchObject({ found: true, kinds: undefined });
});
