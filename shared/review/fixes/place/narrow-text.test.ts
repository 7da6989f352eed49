import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { textSetting } from "../../rules/ui/text/text-setting.ts";
import { mendedBy } from "../../../../tests/review/mended-by.ts";

const mended = mendedBy(textSetting);

const LONG =
  "The path begins behind the mill, follows the brook up to the old bridge and then leaves it for the meadows. " +
  "After half an hour the first houses of the village come into view, and with them the inn, which is open all year. " +
  "Whoever has time to spare stays for the night and walks on to the lake in the morning, when the light is best.";

const page = (words: Parameters<typeof text>[1], ...others: readonly SceneNode[]) =>
  screen(
    [
      text(LONG, { name: "Words", x: 100, y: 100, width: 1000, height: 72, resize: "height", ...words }),
      ...others,
    ],
    { width: 1200, height: 800 },
  );

test("a centred one is not, as it would be centred over too many lines then", () => {
  expect(mended(page({ align: "center" }), "Words")).toMatchObject({ found: true, kinds: undefined });
});

test("one of a fixed height gets a higher one", () => {
  const fixed = { resize: "none", renderBox: { x: 100, y: 104, width: 990, height: 62 } } as const;
  expect(mended(page(fixed), "Words")).toMatchObject({ kinds: ["narrow"], at: [[100, 100, 560, 144]] });
});

test("none is made narrower that would come close to what follows", () => {
  const next = layer({ x: 100, y: 230, width: 1000, height: 80, fill: "#22334d" });
  expect(mended(page({}, next))).toMatchObject({ found: true, kinds: undefined });
});
