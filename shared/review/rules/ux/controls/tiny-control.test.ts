import { instance, layer, screen, text } from "../../../../scene/testing.ts";
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
    "a button of 16 px on a phone": [on(heart(16)), { widthPx: 16, heightPx: 16 }],
  },
  ignore: {
    "a screen without controls": screen([text("Wool jumper", { x: 20, y: 60 })]),
  },
});
