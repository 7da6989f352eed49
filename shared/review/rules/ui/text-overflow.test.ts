import { layer, screen, text } from "../../../scene/testing.ts";
import { testRule } from "../../testing.ts";
import { textOverflow } from "./text-overflow.ts";

const chip = (label: ReturnType<typeof text>, more: object = {}) =>
  screen([layer({ name: "Chip", x: 20, y: 20, width: 88, height: 20, fill: "#dddddd", ...more }, [label])]);
const label = (width: number, more: object = {}) =>
  text("Recommended", { x: 28, y: 22, width, height: 16, ...more });

testRule(textOverflow, {
  pass: {
    "a text inside its chip": chip(label(72)),
    "a line higher than its badge, with letters inside": screen([
      layer({ x: 20, y: 24, width: 20, height: 16, fill: "#b00020" }, [
        text("3", { x: 26, y: 20, width: 8, sizePx: 11, lineHeightPx: 24 }),
      ]),
    ]),
    "a label on the outline of its field": screen([
      layer({ x: 16, y: 100, width: 300, height: 56, fill: "#ffffff" }, [
        text("Card number", { x: 32, y: 93, sizePx: 12, lineHeightPx: 16 }),
      ]),
    ]),
    "a text a hair beyond its chip": chip(label(81)),
    "a text beside a coloured mark, in a layer without paint": screen([
      layer({ x: 0, y: 0, width: 20, height: 20 }, [label(200)]),
    ]),
    "a caption that hangs below the picture it belongs to": chip(text("Caption", { x: 20, y: 44 })),
    "a text that its box cuts off, which is another finding": chip(label(120), { clipsContent: true }),
  },
  fail: {
    "a text wider than its chip": [
      chip(label(92)),
      { text: "Recommended", overflowPx: 12, container: "Chip" },
    ],
    "a text in a fixed box whose glyphs go on": [
      chip(label(72, { resize: "none", renderBox: { x: 28, y: 24, width: 95, height: 12 } })),
      { overflowPx: 15 },
    ],
  },
  ignore: {
    "a text in a fixed box whose glyphs are not known": chip(label(72, { resize: "height" })),
    "a turned text": chip(label(92, { rotationDeg: 90 })),
  },
});
