import type { SceneNode, Sides } from "../../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { oddPadding } from "./odd-padding.ts";

const NAMES = ["Milk", "Bread", "Apples", "Cheese"];

const layout = (paddingPx: Sides): Pick<SceneNode, "layout"> => ({
  layout: { direction: "vertical", gapPx: 8, paddingPx, align: "start", crossAlign: "start" },
});

const icon = (x: number, y: number): SceneNode =>
  layer({ x, y, width: 16, height: 16 }, [
    layer({ type: "VECTOR", x: x + 2, y: y + 2, width: 12, height: 12, fill: "#333333" }),
  ]);

/** A list of cards, each with an auto layout. */
const cards = (
  paddingOf: (index: number) => Sides,
  moreOf: (index: number) => readonly SceneNode[] = () => [],
  fillOf: (index: number) => string = () => "#eef1fb",
): SceneNode =>
  screen(
    NAMES.map((name, index) => {
      const y = 100 + index * 80;
      const [top, , , left] = paddingOf(index);
      return instance(
        "Card",
        { x: 16, y, width: 343, height: 64, fill: fillOf(index), ...layout(paddingOf(index)) },
        [text(name, { x: 16 + left, y: y + top }), ...moreOf(index)],
      );
    }),
  );

testRule(oddPadding, {
  pass: {},
  fail: {
    "one card with less padding on the left": [
      cards((index) => (index === 2 ? [16, 16, 16, 12] : [16, 16, 16, 16])),
      { own: "16 16 16 12", usual: "16 16 16 16", others: 3 },
    ],
    "numbers that a program has left behind, said as people would": [
      cards((index) => (index === 2 ? [16, 9.380000114440918, 16, 16] : [16, 16.000001, 16, 16])),
      { own: "16 9.38 16 16", usual: "16 16 16 16" },
    ],
    "one card with more padding above and below": [
      cards((index) => (index === 0 ? [24, 16, 24, 16] : [16, 16, 16, 16])),
      { own: "24 16 24 16" },
    ],
  },
  ignore: {
    "cards of one padding": cards(() => [16, 16, 16, 16]),
    "two kinds of cards": cards((index) => (index > 1 ? [16, 16, 16, 12] : [16, 16, 16, 16])),
    "less padding beside an icon": cards(
      (index) => (index === 2 ? [16, 16, 16, 12] : [16, 16, 16, 16]),
      (index) => (index === 2 ? [icon(28, 284)] : []),
    ),
    "a card that stands out by its ground": cards(
      (index) => (index === 2 ? [24, 24, 24, 24] : [16, 16, 16, 16]),
      undefined,
      (index) => (index === 2 ? "#2b4acb" : "#eef1fb"),
    ),
    "a banner among cards": cards((index) => (index === 1 ? [64, 16, 64, 16] : [16, 16, 16, 16])),
  },
});
