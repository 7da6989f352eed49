import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { sameLabelTwice } from "./same-label-twice.ts";

const button = (label: string, x: number, y = 300, fill = "#1a3fb0") =>
  instance("Button", { x, y, width: 150, height: 44, fill, round: 8 }, [
    text(label, { x: x + 30, y: y + 12, width: 90, align: "center", color: "#ffffff" }),
  ]);

const title = text("Your order", { x: 20, y: 60, sizePx: 28, weight: 700 });

testRule(sameLabelTwice, {
  fail: {
    "the same in French, under each other": [
      screen([title, button("Commencer", 20, 300), button("Commencer", 20, 356)]),
      { label: "Commencer" },
    ],
  },
  ignore: {
    "the one of each of two cards side by side": screen(
      [
        title,
        ...["Solo", "Family"].map((plan, index) => {
          const x = 20 + 192 * index;
          return layer({ name: "Card", x, y: 200, width: 180, height: 240, fill: "#f3f4f6" }, [
            text(plan, { x: x + 15, y: 216, weight: 700 }),
            text("All that one needs", { x: x + 15, y: 250 }),
            button("Choose", x + 15, 376),
          ]);
        }),
      ],
      { width: 412 },
    ),
    "the one button of each of two sections": screen([
      title,
      button("Open it", 20, 200),
      button("Open it", 20, 500),
    ]),
    "two rows of a list of which the third is not known as a control": screen([
      title,
      button("Title and artist", 20, 200),
      button("Title and artist", 20, 256),
      text("Title and artist", { x: 50, y: 324 }),
    ]),
    "fields of two forms side by side, each with its own button": screen(
      [20, 420].flatMap((x) => [
        text("Email", { x, y: 200, sizePx: 14, height: 20 }),
        layer({ type: "RECTANGLE", x, y: 226, width: 335, height: 48, fill: "#f2f3f7" }),
        text("Your email", { x: x + 16, y: 240, height: 20, color: "#555555" }),
      ]),
      { width: 800 },
    ),
    "components that nobody has named yet": screen([title, button("Button", 20), button("Button", 186)]),
  },
});
