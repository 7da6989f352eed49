import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { targetsOverlap } from "./targets-overlap.ts";

const button = (x: number, more = {}) => instance("Button", { x, width: 100, height: 40, ...more });
const click = [{ trigger: "ON_CLICK", action: "NODE" }];

testRule(targetsOverlap, {
  pass: {
    "buttons side by side": screen([button(0), button(100)]),
    "a heart on a card": screen([
      layer({ name: "Card", width: 160, height: 200, reactions: click }),
      instance("Icon Button", { x: 110, y: 10, width: 40, height: 40 }),
    ]),
    "a button floating over a list": screen([
      button(0),
      button(60, { effects: [{ type: "drop-shadow", radiusPx: 8 }] }),
    ]),
    "a clear button inside a field": screen([
      instance("Input", { width: 300, height: 40 }),
      instance("Icon Button", { x: 260, width: 40, height: 40 }),
    ]),
    "a bar with a button over a list that runs on": screen([
      layer({ name: "List" }, [button(0)]),
      layer({ name: "Bottom", width: 375, height: 80, fill: "#ffffff" }, [button(60)]),
    ]),
    "a round button over a list": screen([button(0), instance("FAB", { x: 60, width: 56, height: 56 })]),
    "a switch a little higher than its row": screen([
      layer({ name: "Row", y: 100, width: 300, height: 44, fill: "#ffeedd", reactions: click }),
      instance("Switch", { x: 250, y: 97, width: 32, height: 48 }),
    ]),
    "two parts of a switch, the square side of one on the other": screen([
      button(0, { fill: "#00be41", cornerRadiiPx: [20, 20, 20, 20] }),
      button(80, { fill: "#eef6ff", cornerRadiiPx: [0, 20, 20, 0] }),
    ]),
    "a hair's breadth": screen([button(0), button(98)]),
    "a disabled one": screen([button(0), button(60, { opacity: 0.3 })]),
    "text boxes of links whose words end long before": screen([
      text("Help", { width: 140, height: 40, resize: "height", reactions: click }),
      text("Terms", { x: 100, width: 140, height: 40, resize: "height", reactions: click }),
    ]),
    "radio buttons whose rows run on far behind their words": screen(
      [0, 180].map((x) =>
        instance("Radio", { x, y: x / 18, width: 340, height: 22 }, [
          layer({ type: "ELLIPSE", x, y: 3 + x / 18, width: 16, height: 16, fill: "#1a3fb0" }),
          text("By post", { x: x + 28, y: x / 18, width: 312, height: 22, resize: "height" }),
        ]),
      ),
    ),
    "a button that an open list covers": screen([
      button(0),
      layer({ name: "List", x: -10, y: -10, width: 170, height: 90, fill: "#ffffff" }),
      button(60),
    ]),
  },
  fail: {
    "two buttons over each other": [screen([button(0), button(60)]), { widthPx: 40, heightPx: 40 }],
    "two groups whose words run into each other": [
      screen(
        [0, 60].map((x) =>
          instance("Radio", { x, width: 160, height: 22 }, [
            layer({ type: "ELLIPSE", x, y: 3, width: 16, height: 16, fill: "#1a3fb0" }),
            text("By registered post", { x: x + 28, width: 132, height: 22 }),
          ]),
        ),
      ),
      { heightPx: 22 },
    ],
  },
  ignore: { "a screen without controls": screen([layer({ name: "Card" })]) },
});
