import type { AutoLayout, SceneNode, Sides } from "../../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { looseSpacing } from "./loose-spacing.ts";

interface Stack {
  readonly gapPx?: number;
  readonly paddingPx?: Sides;
  readonly align?: AutoLayout["align"];
  readonly bound?: readonly string[];
}

const stack = (y: number, { gapPx = 0, paddingPx = [0, 0, 0, 0], align = "start", bound = [] }: Stack) =>
  layer(
    {
      y,
      height: 60,
      layout: { direction: "vertical", gapPx, paddingPx, align, crossAlign: "start" },
      variables: Object.fromEntries(bound.map((property) => [property, ["V:m"]])),
    },
    [text("Orders", { y }), text("Invoices", { y: y + 30 })],
  );

const named = (y: number) => stack(y, { gapPx: 8, bound: ["itemSpacing"] });
const among = (...others: readonly SceneNode[]) => screen([named(0), named(70), named(140), ...others]);

const LEFT_AND_RIGHT: Sides = [0, 16, 0, 16];
const padded = (y: number, ...bound: readonly string[]) => stack(y, { paddingPx: LEFT_AND_RIGHT, bound });
const paddedAmong = (last: SceneNode) =>
  screen([...[0, 70, 140].map((y) => padded(y, "paddingLeft", "paddingRight")), last]);

testRule(looseSpacing, {
  pass: {
    "one gap from one variable": among(),
    "gaps without any variable": screen([0, 70, 140].map((y) => stack(y, { gapPx: 8 }))),
    "another gap": among(stack(210, { gapPx: 12 })),
    "a padding as wide as the gaps": among(stack(210, { paddingPx: [8, 8, 8, 8] })),
    "a gap that the layout itself finds": among(stack(210, { gapPx: 8, align: "space-between" })),
    "paddings from variables": paddedAmong(padded(210, "paddingLeft", "paddingRight")),
    "an instance, which has it from its component": among(
      instance("Row", { y: 210, height: 60 }, [stack(210, { gapPx: 8 })]),
    ),
    "a slot, which takes it over from its component": among({ ...stack(210, { gapPx: 8 }), type: "SLOT" }),
  },
  fail: {
    "one gap set by hand": [among(stack(210, { gapPx: 8 })), { px: 8, uses: 1, namedUses: 3 }],
    "one padding set by hand": [paddedAmong(padded(210)), { px: 16, uses: 1, namedUses: 3 }],
    "one side set by hand": [paddedAmong(padded(210, "paddingLeft")), { px: 16, uses: 1 }],
  },
  ignore: { "a screen without layouts": screen([text("Orders")]) },
});
