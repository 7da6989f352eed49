import { image, instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { unclearTabBar } from "./unclear-tab-bar.ts";

const bar = (name: string, label: string, count = 4) =>
  layer(
    { name, y: 732, width: 375, height: 80, fill: "#ffffff" },
    Array.from({ length: count }, (_, index) => {
      const at = { x: index * Math.min(75, 375 / count), y: 740 };
      const icon = layer({ name: "Icon", ...at, width: 24, height: 24 });
      return instance(
        "Item",
        { ...at, width: Math.min(75, 375 / count), height: 48 },
        label ? [icon, text(label, at)] : [icon],
      );
    }),
  );

/** Icons drawn straight onto the bar, of heights that are not quite the same. */
const iconsOn = (name: string) =>
  layer(
    { name, y: 732, width: 375, height: 80, fill: "#f4f4f4" },
    [23, 31, 24, 27].map((height, index) =>
      layer({
        name: "Vector",
        type: "VECTOR",
        x: 40 + index * 90,
        y: 770 - height / 2,
        width: 26,
        height,
        fill: "#222222",
      }),
    ),
  );

testRule(unclearTabBar, {
  pass: {
    "a bar whose labels are filed beside it": screen([
      iconsOn("Rectangle 5"),
      ...[38, 128, 218, 308].map((x) => text("Home", { x, y: 788, sizePx: 10, height: 14 })),
    ]),
    "icons of a bar without a box, with the word of each below": screen(
      ["Home", "Donations", "Profile"].flatMap((word, index) => [
        layer({ type: "VECTOR", x: 30 + 130 * index, y: 740, width: 26, height: 26, fill: "#222222" }),
        text(word, { x: 20 + 130 * index, y: 772, width: 60, sizePx: 12, height: 16 }),
      ]),
    ),
    "the bar of a player": screen([iconsOn("Player / Bottom bar")]),
  },
  fail: {
    "icons from 23 to 31 px high": [screen([iconsOn("Bottom Navigation")]), { count: 4 }],
  },
  ignore: {
    "bare boxes where icons will be": screen([
      layer(
        { name: "Tab bar", y: 732, width: 375, height: 80, fill: "#fafafa" },
        [0, 1, 2, 3, 4].map((index) =>
          layer({ type: "RECTANGLE", x: 26 + 72 * index, y: 750, width: 32, height: 32, fill: "#e8e8e8" }),
        ),
      ),
    ]),
    "bare circles where icons will be": screen([
      layer(
        { name: "Tab bar", y: 732, width: 375, height: 80, fill: "#fafafa" },
        [0, 1, 2, 3, 4].map((index) =>
          layer({ type: "ELLIPSE", x: 26 + 72 * index, y: 750, width: 32, height: 32, fill: "#e8e8e8" }),
        ),
      ),
    ]),
    "a bar at the top": screen([bar("Tab bar", "")], { height: 2000 }),
    "a bar under the picture of a keyboard": screen([
      bar("Tab bar", ""),
      layer({ name: "Rectangle 4", type: "RECTANGLE", y: 540, width: 375, height: 272, fills: [image] }),
    ]),
  },
});
