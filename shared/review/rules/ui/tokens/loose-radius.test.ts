import type { SceneNode, Sides } from "../../../../scene/scene.ts";
import { instance, layer, screen } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { looseRadius } from "./loose-radius.ts";

const all = (px: number): Sides => [px, px, px, px];

const box = (y: number, cornerRadiiPx: Sides, corners = 0): SceneNode =>
  layer({
    y,
    cornerRadiiPx,
    fill: "#dde3f5",
    ...(corners > 0 && { variables: { rectangleCornerRadii: Array.from({ length: corners }, () => "V:m") } }),
  });
const bound = (y: number) => box(y, all(8), 4);
const among = (...others: readonly SceneNode[]) => screen([bound(0), bound(30), bound(60), ...others]);

testRule(looseRadius, {
  pass: {
    "one radius from one variable": among(),
    "radii without any variable": screen([0, 30, 60, 90].map((y) => box(y, all(8)))),
    "another radius": among(box(90, all(12))),
    "corners that differ": among(box(90, [8, 8, 0, 0])),
    "two corners from a variable": among(box(90, all(8), 2)),
    "as many by hand as from a variable": among(box(90, all(8)), box(120, all(8)), box(150, all(8))),
    "an instance, which has it from its component": among(
      instance("Card", { y: 90, cornerRadiiPx: all(8) }),
      instance("Row", { y: 120 }, [box(120, all(8))]),
    ),
  },
  fail: {
    "one box set by hand": [among(box(90, all(8))), { px: 8, uses: 1, namedUses: 3 }],
  },
  ignore: {
    "a screen without corners": screen([layer({ fill: "#dde3f5" })]),
    "the corners of a phone in a picture": screen([layer({ name: "iPhone 15" }, [box(0, all(8))])]),
  },
});
