import type { AutoLayout, SceneNode, Sides } from "../../../../scene/scene.ts";
import { instance, layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { looseValue } from "./loose-value.ts";

const BLUE = "#1a3fb0";
type Options = Parameters<typeof text>[1];

const run = { fontFamily: "Inter", sizePx: 16, weight: 400, lineHeightPx: 24 };

/** A text of two looks, of which the second is another. */
const ofTwoLooks = (y: number, look: object) =>
  text("Your orders", {
    y,
    color: BLUE,
    runs: [
      { ...run, start: 0, end: 4 },
      { ...run, start: 4, end: 11, ...look },
    ],
  });

const blue = (y: number, more: Options = {}) => text("Your orders", { y, color: BLUE, ...more });
const named = (y: number) => blue(y, { styles: { fill: "S:blue" } });
const amongBlue = (...others: readonly SceneNode[]) => screen([named(0), named(30), named(60), ...others]);

const line = (y: number, styles: Readonly<Record<string, string>>) =>
  layer({
    y,
    width: 300,
    height: 40,
    strokes: [solid(BLUE)],
    stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
    styles,
  });

const all = (px: number): Sides => [px, px, px, px];

const box = (y: number, cornerRadiiPx: Sides, corners = 0): SceneNode =>
  layer({
    y,
    cornerRadiiPx,
    fill: "#dde3f5",
    ...(corners > 0 && { variables: { rectangleCornerRadii: Array.from({ length: corners }, () => "V:m") } }),
  });
const amongBoxes = (...others: readonly SceneNode[]) =>
  screen([...[0, 30, 60].map((y) => box(y, all(8), 4)), ...others]);

interface Stack {
  readonly gapPx?: number;
  readonly paddingPx?: Sides;
  readonly align?: AutoLayout["align"];
  readonly bound?: readonly string[];
}

const stack = (y: number, { gapPx = 0, paddingPx = all(0), align = "start", bound = [] }: Stack) =>
  layer(
    {
      y,
      height: 60,
      layout: { direction: "vertical", gapPx, paddingPx, align, crossAlign: "start" },
      variables: Object.fromEntries(bound.map((property) => [property, ["V:m"]])),
    },
    [text("Orders", { y }), text("Invoices", { y: y + 30 })],
  );

const amongStacks = (...others: readonly SceneNode[]) =>
  screen([...[0, 70, 140].map((y) => stack(y, { gapPx: 8, bound: ["itemSpacing"] })), ...others]);

const padded = (y: number, ...bound: readonly string[]) => stack(y, { paddingPx: [0, 16, 0, 16], bound });
const amongPadded = (last: SceneNode) =>
  screen([...[0, 70, 140].map((y) => padded(y, "paddingLeft", "paddingRight")), last]);

const styled = (y: number, more: Options = {}) =>
  text("Your orders", { y, styles: { text: "S:body" }, ...more });
const loose = (y: number, more: Options = {}) => text("Your invoices", { y, ...more });
const amongStyled = (...others: readonly SceneNode[]) =>
  screen([styled(0), styled(30), styled(60), ...others]);

const row = (y: number) => instance("List row", { y, width: 375, height: 56 }, [text("Your orders", { y })]);
const detached = (name: string) =>
  layer({ name, y: 200, width: 375, height: 56, isDetached: true }, [text("Your invoices", { y: 200 })]);

testRule(
  looseValue,
  {
    fail: {
      "the colour of one text": [
        amongBlue(blue(90, { variables: { fills: ["V:blue"] } }), blue(120)),
        { value: BLUE, uses: 1, namedUses: 4 },
      ],
      "the colour of one line": [
        screen([...[0, 50, 100].map((y) => line(y, { stroke: "S:l" })), line(150, {})]),
        { value: BLUE, uses: 1, namedUses: 3 },
      ],
      "the corners of one box": [amongBoxes(box(90, all(8))), { value: "8 px", uses: 1, namedUses: 3 }],
      "one gap": [amongStacks(stack(210, { gapPx: 8 })), { value: "8 px", uses: 1, namedUses: 3 }],
      "one padding": [amongPadded(padded(210)), { value: "16 px", uses: 1, namedUses: 3 }],
      "one side": [amongPadded(padded(210, "paddingLeft")), { value: "16 px", uses: 1 }],
      "the look of one text": [amongStyled(loose(90)), { value: "Body", uses: 1, namedUses: 3 }],
      "a row detached among others that are not": [
        screen([row(0), row(60), detached("List row")]),
        { value: "List row", uses: 1, namedUses: 2 },
      ],
    },
    ignore: {
      "one colour from one style": amongBlue(),
      "colours without any style": screen([0, 30, 60, 90].map((y) => blue(y))),
      "a style that is the exception itself": amongBlue(blue(90), blue(120), blue(150)),
      "a text of two colours": amongBlue(ofTwoLooks(90, { fills: [solid("#000000")] })),
      "a line in the colour of texts": amongBlue(line(90, {})),
      "radii without any variable": screen([0, 30, 60, 90].map((y) => box(y, all(8)))),
      "another radius": amongBoxes(box(90, all(12))),
      "corners that differ": amongBoxes(box(90, [8, 8, 0, 0])),
      "two corners from a variable": amongBoxes(box(90, all(8), 2)),
      "an instance, which has its corners from its component": amongBoxes(
        instance("Card", { y: 90, cornerRadiiPx: all(8) }),
        instance("Row", { y: 120 }, [box(120, all(8))]),
      ),
      "the corners of a phone in a picture": amongBoxes(
        layer({ name: "iPhone 15", y: 90 }, [box(90, all(8))]),
      ),
      "another gap": amongStacks(stack(210, { gapPx: 12 })),
      "a padding as wide as the gaps": amongStacks(stack(210, { paddingPx: all(8) })),
      "a gap that the layout itself finds": amongStacks(stack(210, { gapPx: 8, align: "space-between" })),
      "a slot, which takes it over from its component": amongStacks({
        ...stack(210, { gapPx: 8 }),
        type: "SLOT",
      }),
      "texts without any style": screen([0, 30, 60, 90].map((y) => loose(y))),
      "another size, weight, line height or spacing of letters": amongStyled(
        loose(90, { sizePx: 18 }),
        loose(120, { weight: 500 }),
        loose(150, { lineHeightPx: 20 }),
        loose(180, { letterSpacingPx: 1 }),
      ),
      "a text that takes its size from a variable": amongStyled(
        loose(90, { variables: { fontSize: ["V:m"] } }),
      ),
      "signs and numbers": amongStyled(
        ...["•", "9:41", "12 €"].map((sign, index) => text(sign, { y: 90 + 30 * index })),
      ),
      "a text whose style the file does not name": amongStyled(loose(90, { styles: { text: "S:lost" } })),
      "two styles that look alike": amongStyled(styled(90, { styles: { text: "S:label" } }), loose(120)),
      "a text of two looks": amongStyled(ofTwoLooks(90, { weight: 700 })),
      "a style of one component’s texts": screen([
        ...[0, 30, 60].map((y) => styled(y, { id: `I1:${y};9:1` })),
        loose(90),
      ]),
      "a template that nothing else on the screen follows": screen([detached("Page header"), row(0)]),
      "a frame of the same name that never was an instance": screen([
        row(0),
        layer({ name: "List row", y: 60, width: 375, height: 56 }),
      ]),
    },
  },
  { styles: { "S:body": { name: "Body", type: "text" }, "S:label": { name: "Label", type: "text" } } },
);
