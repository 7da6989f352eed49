import { instance, layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { looksDisabled } from "./looks-disabled.ts";

const button = (name: string, x: number, options: object = {}) =>
  instance("Button", { x, y: 300, width: 150, height: 48, fill: "#1a3fb0", ...options }, [
    text(name, { x: x + 40, y: 312, color: "#ffffff" }),
  ]);

const page = (...more: ReturnType<typeof layer>[]) =>
  screen([text("Plan as one", { x: 24, y: 100, sizePx: 32, weight: 700 }), ...more]);

const field = layer(
  {
    name: "Text field",
    x: 24,
    y: 200,
    width: 327,
    height: 48,
    fill: "#ffffff",
    strokes: [solid("#767676")],
    stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
  },
  [text("Email", { x: 40, y: 212, color: "#767676" })],
);

testRule(looksDisabled, {
  pass: {},
  fail: {
    "a faded button on a page without anything to fill in": [
      page(button("See a demo", 24), button("Start now", 190, { opacity: 0.35 })),
      { label: "Start now" },
    ],
  },
  ignore: {
    "buttons at full strength": page(button("See a demo", 24), button("Start now", 190)),
    "a button that waits for a field": page(
      field,
      button("Back", 24),
      button("Send", 190, { opacity: 0.35 }),
    ),
    "a button that its component switches off": page(
      button("Back", 24),
      button("Next", 190, {
        opacity: 0.35,
        instance: { componentId: "a", properties: { State: "Disabled" } },
      }),
    ),
    "several faded buttons": page(
      button("Back", 24, { opacity: 0.35 }),
      button("Next", 190, { opacity: 0.35 }),
    ),
  },
});
