import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { progressDisagrees } from "./progress-disagrees.ts";

const bar = (width: number, fill: string) =>
  layer({ name: "Rectangle", type: "RECTANGLE", x: 20, y: 400, width, height: 6, fill });

/** A bar of 320 px, so much of it in the strong colour. */
const progress = (share: number, ...texts: readonly SceneNode[]): SceneNode =>
  screen([
    text("Night Island", { x: 20, y: 60, sizePx: 28, weight: 700 }),
    bar(320, "#d9d9d9"),
    bar(320 * share, "#1a3fb0"),
    ...texts,
  ]);

const times = (left: string, right: string): readonly SceneNode[] => [
  text(left, { x: 20, y: 416, sizePx: 14, height: 20 }),
  text(right, { x: 300, y: 416, sizePx: 14, height: 20 }),
];

testRule(progressDisagrees, {
  pass: {
    "a bar that stands where the times say": progress(0.25, ...times("1:00", "4:00")),
    "a bar a hair off": progress(0.28, ...times("1:00", "4:00")),
    "the time that is left": progress(0.25, ...times("1:00", "-3:00")),
    "a share in percent": progress(0.6, text("60 %", { x: 300, y: 376, sizePx: 14, height: 20 })),
    "a bar as wide as its track, pushed out of it": screen([
      text("Night Island", { x: 20, y: 60, sizePx: 28, weight: 700 }),
      layer({ name: "Track", x: 20, y: 400, width: 320, height: 6, fill: "#d9d9d9", clipsContent: true }, [
        layer({ type: "RECTANGLE", x: -108, y: 400, width: 320, height: 6, fill: "#1a3fb0" }),
      ]),
      text("60 %", { x: 300, y: 376, sizePx: 14, height: 20 }),
    ]),
    "one time alone": progress(0.6, text("4:00", { x: 300, y: 416, sizePx: 14, height: 20 })),
    "two shares": progress(
      0.6,
      text("10 %", { x: 20, y: 376, sizePx: 14, height: 20 }),
      text("20 %", { x: 300, y: 376, sizePx: 14, height: 20 }),
    ),
  },
  fail: {
    "a bar further than the times": [
      progress(0.5, ...times("1:00", "4:00")),
      { drawn: 50, stated: 25, words: "1:00 / 4:00" },
    ],
    "a bar not as far as its share": [
      progress(0.3, text("75%", { x: 300, y: 376, sizePx: 14, height: 20 })),
      { drawn: 30, stated: 75 },
    ],
  },
  ignore: {
    "times without a bar": screen(times("1:00", "4:00")),
  },
});
