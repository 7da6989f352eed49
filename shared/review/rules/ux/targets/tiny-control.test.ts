import { instance, layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { tinyControl } from "./tiny-control.ts";

const heart = (sizePx: number, fill: string | undefined = "#2c2c2c") =>
  instance(
    "Icon Button",
    {
      x: 40,
      y: 200,
      width: sizePx,
      height: sizePx,
      fill,
      cornerRadiiPx: [sizePx / 2, sizePx / 2, sizePx / 2, sizePx / 2],
    },
    [
      layer({
        name: "Vector",
        type: "VECTOR",
        x: 40 + sizePx / 4,
        y: 200 + sizePx / 4,
        width: sizePx / 2,
        height: sizePx / 2,
        fill: "#ffffff",
      }),
    ],
  );

const reactions = [{ trigger: "ON_CLICK", action: "NODE", destinationId: "1:0" }];

const on = (node: ReturnType<typeof heart>, width = 375) =>
  screen(
    [
      text("Wool jumper", { x: 20, y: 60, sizePx: 28, weight: 700 }),
      layer({ name: "Picture", type: "RECTANGLE", x: 20, y: 120, width: 335, height: 300, fill: "#f2f3f7" }),
      node,
    ],
    { width },
  );

testRule(tinyControl, {
  pass: {
    "a button of a usual size": on(heart(40)),
    "the smallest that is left alone": on(heart(22)),
    "the same for a mouse": on(heart(16), 1280),
  },
  fail: {
    "a box to tick that is called an input": [
      screen([
        text("Your card", { x: 20, y: 60, sizePx: 28, weight: 700 }),
        layer({
          name: "Input",
          type: "RECTANGLE",
          x: 20,
          y: 200,
          width: 13,
          height: 13,
          fill: "#ffffff",
          cornerRadiiPx: [2.5, 2.5, 2.5, 2.5],
          strokes: [solid("#767676")],
          stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
        }),
        text("Use this card for all payments", { x: 44, y: 196 }),
      ]),
      { widthPx: 13, heightPx: 13 },
    ],
    "a sign of 11 px in a larger button": [
      on(
        instance("Icon Button", { x: 40, y: 440, width: 20, height: 20, reactions }, [
          layer({ x: 44, y: 444, width: 11, height: 11 }, [
            layer({ type: "VECTOR", x: 45, y: 446, width: 9, height: 7, fill: "#333333" }),
          ]),
        ]),
      ),
      { widthPx: 11, heightPx: 11 },
    ],
    "a button with words that is too flat, for a mouse too": [
      on(
        instance(
          "Button",
          { x: 40, y: 500, width: 128, height: 20, fill: "#1a3fb0", cornerRadiiPx: [8, 8, 8, 8] },
          [text("Order again", { x: 60, y: 502, sizePx: 13, height: 16, color: "#ffffff" })],
        ),
        1280,
      ),
      { widthPx: 128, heightPx: 20 },
    ],
    "a button of 16 px on a phone": [on(heart(16)), { widthPx: 16, heightPx: 16 }],
  },
  ignore: {
    "a screen without controls": screen([text("Wool jumper", { x: 20, y: 60 })]),
  },
});
