import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { looksDisabled } from "./looks-disabled.ts";

const button = (name: string, x: number, options: object = {}) =>
  instance("Button", { x, y: 300, width: 150, height: 48, fill: "#1a3fb0", ...options }, [
    text(name, { x: x + 40, y: 312, color: "#ffffff" }),
  ]);

const page = (...more: ReturnType<typeof layer>[]) =>
  screen([text("Plan as one", { x: 24, y: 100, sizePx: 32, weight: 700 }), ...more]);

testRule(looksDisabled, {
  fail: {
    "a faded button on a page without anything to fill in": [
      page(button("See a demo", 24), button("Start now", 190, { opacity: 0.35 })),
      { label: "Start now" },
    ],
  },
  ignore: {
    "buttons at full strength": page(button("See a demo", 24), button("Start now", 190)),
  },
});
