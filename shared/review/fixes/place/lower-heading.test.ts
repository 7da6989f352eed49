import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { headingNearerAbove } from "../../rules/hierarchy/headings/heading-nearer-above.ts";
import { mendedBy } from "./testing.ts";

const mended = mendedBy(headingNearerAbove);

const PARAGRAPH =
  "The path begins behind the mill and follows the brook up to the old bridge and the meadows.";

const page = (...others: readonly SceneNode[]) =>
  screen(
    [
      text(PARAGRAPH, { x: 24, y: 100, width: 327, height: 72, resize: "height" }),
      text("How to get there", {
        name: "Heading",
        x: 24,
        y: 184,
        width: 200,
        sizePx: 24,
        weight: 700,
        height: 32,
      }),
      text(PARAGRAPH, { x: 24, y: 276, width: 327, height: 72, resize: "height" }),
      ...others,
    ],
    { width: 375, height: 800 },
  );

test("a heading that stands nearer to the text above moves down to its own", () => {
  const { kinds, at } = mended(page(), "Heading");
  expect(kinds).toEqual(["lower-heading"]);
  expect(at).toEqual([[24, 220, 200, 32]]);
});

test("it does not where something beside it would stay behind", () => {
  const mark = layer({ type: "RECTANGLE", x: 320, y: 188, width: 24, height: 24, fill: "#22334d" });
  expect(mended(page(mark))).toMatchObject({ found: true, kinds: undefined });
});
