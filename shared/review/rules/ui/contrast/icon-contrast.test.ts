import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { iconContrast } from "./icon-contrast.ts";

type LayerOptions = NonNullable<Parameters<typeof layer>[0]>;

const icon = (fill: string, change: LayerOptions = {}) =>
  layer({ name: "Vector", type: "VECTOR", x: 28, y: 28, width: 20, height: 20, fill, ...change });

const button = (shape: ReturnType<typeof layer>, change: LayerOptions = {}) =>
  instance("Icon Button", { x: 16, y: 16, width: 44, height: 44, ...change }, [shape]);

const letter = (characters: string, color: string, options: object = {}) =>
  text(characters, { x: 30, y: 26, width: 16, height: 24, sizePx: 20, color, ...options });

testRule(iconContrast, {
  pass: {
    "the sign of another service in its own colour": screen([button(icon("#55acee"), { name: "twitter" })]),
    "a button that only shows its box": screen([
      button(icon("#ffe066", { x: 16, y: 16, width: 44, height: 44 })),
    ]),
    "a pale disc where the picture of somebody will be": screen([
      instance("Icon Button", { x: 16, y: 16, width: 60, height: 44 }, [
        icon("#cfe0ff", { type: "ELLIPSE", x: 26, y: 18, width: 40, height: 40 }),
      ]),
    ]),
    "an icon of two colours, one of them clear": screen([
      instance("Icon Button", { x: 16, y: 16, width: 44, height: 44 }, [
        icon("#ffe066", { width: 8 }),
        icon("#1a3fb0", { x: 40, width: 8 }),
      ]),
    ]),
  },
  fail: {
    "a yellow icon on white": [
      screen([button(icon("#ffe066"))]),
      { ratio: 1.3, required: 3, iconColor: "#ffe066", backdropColor: "#ffffff" },
    ],
    "a white arrow that fills its place on a bright green": [
      screen([
        layer({ type: "RECTANGLE", width: 375, height: 200, fill: "#3ddc84" }),
        instance("Icon Button", { x: 16, y: 16, width: 24, height: 24 }, [
          icon("#ffffff", { x: 16, y: 16, width: 24, height: 24 }),
        ]),
      ]),
      { iconColor: "#ffffff", backdropColor: "#3ddc84" },
    ],
    "a white arrow over a bright green disc that does not hold it": [
      screen([
        text("Welcome", { x: 20, y: 60, sizePx: 28, weight: 700 }),
        layer({ type: "ELLIPSE", name: "Ellipse 3", x: 290, y: 700, width: 56, height: 56, fill: "#7ed957" }),
        layer({ type: "VECTOR", name: "Vector", x: 308, y: 720, width: 20, height: 16, fill: "#ffffff" }),
      ]),
      { iconColor: "#ffffff", backdropColor: "#7ed957" },
    ],
    "a grey icon that opens the menu, which is never out of use": [
      screen([button(icon("#bbbbbb", { name: "Menu" }))]),
      { iconColor: "#bbbbbb", required: 3 },
    ],
    "a light x that is all that a button shows": [
      screen([button(letter("x", "#9cc9ff"))]),
      { iconColor: "#9cc9ff", required: 3 },
    ],
  },
  unsure: { "a grey icon on white": [screen([button(icon("#bbbbbb"))]), "inactive"] },
  ignore: {
    "an x among other letters, such as sizes": screen([
      button(letter("x", "#9cc9ff")),
      instance("Button", { x: 80, y: 16, width: 44, height: 44 }, [letter("S", "#1a3fb0", { x: 94 })]),
    ]),
  },
});
