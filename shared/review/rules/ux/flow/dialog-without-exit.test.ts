import { instance, layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { dialogWithoutExit } from "./dialog-without-exit.ts";

type Node = ReturnType<typeof layer>;

const veil = layer({ type: "RECTANGLE", width: 375, height: 812, fills: [solid("#000000", 0.5)] });

/** A screen with a box over it, and what else is in the box. */
const dialog = (
  more: readonly Node[] = [],
  ground: Node = veil,
  words = "Try every board for two weeks before you decide.",
) =>
  screen([
    text("Your boards", { x: 24, y: 60, sizePx: 24 }),
    ground,
    layer({ x: 24, y: 240, width: 327, height: 200, fill: "#ffffff" }, [
      text(words, { x: 48, y: 272, width: 279, height: 48, resize: "height" }),
      ...more,
    ]),
  ]);

testRule(dialogWithoutExit, {
  pass: {},
  fail: {
    "words alone over a darkened screen": [dialog(), {}],
  },
  ignore: {
    "a button that leads on": dialog([
      instance("Button", { x: 48, y: 370, width: 279, height: 44, fill: "#1a3fb0" }, [
        text("Start for free", { x: 120, y: 382, color: "#ffffff" }),
      ]),
    ]),
    "a cross in the corner": dialog([
      layer({ x: 312, y: 252, width: 24, height: 24 }, [
        layer({ type: "VECTOR", x: 318, y: 258, width: 12, height: 12, fill: "#333333" }),
      ]),
    ]),
    "bare words to tap": dialog([text("Not now", { x: 48, y: 390 })]),
    "a note that something is loading": dialog([], veil, "Please wait"),
    "a card on a page": dialog([], layer({ type: "RECTANGLE", width: 375, height: 812, fill: "#eef1fb" })),
    "a handle to drag": dialog([
      layer({ type: "RECTANGLE", x: 168, y: 248, width: 40, height: 4, fill: "#cccccc" }),
    ]),
  },
});
