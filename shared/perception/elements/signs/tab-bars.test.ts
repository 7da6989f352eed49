import { expect, test } from "vitest";
import { layer, text } from "../../../scene/testing.ts";
import { sightOf } from "../testing.ts";
import { tabBars } from "./tab-bars.ts";

const foot = (height: number) =>
  sightOf(
    [
      layer(
        { x: 0, y: height - 64, width: 375, height: 64, fill: "#ffffff" },
        [0, 1, 2, 3].map((index) =>
          layer({ x: 20 + index * 90, y: height - 60, width: 60, height: 56 }, [
            layer({
              type: "VECTOR",
              x: 38 + index * 90,
              y: height - 54,
              width: 24,
              height: 24,
              fill: "#333333",
            }),
            text("Page", { x: 34 + index * 90, y: height - 26, width: 30, height: 14, sizePx: 11 }),
          ]),
        ),
      ),
    ],
    { height },
  );

test("icons in a row at the foot of a screen are tabs; at the end of a long page they are not", () => {
  expect(tabBars(foot(812)).map(({ role }) => role)).toEqual(["tab-bar", "tab", "tab", "tab", "tab"]);
  expect(tabBars(foot(4000))).toEqual([]);
});
