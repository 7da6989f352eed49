import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { headingNearerAbove } from "./heading-nearer-above.ts";

const PARAGRAPH = "We send your order within two days of your payment, and sooner in town.";
const paragraph = (y: number, options = {}) => text(PARAGRAPH, { y, width: 340, height: 48, ...options });
const heading = (y: number, label = "Returns") =>
  text(label, { y, width: 340, height: 30, sizePx: 24, weight: 600 });

testRule(headingNearerAbove, {
  pass: {
    "a badge above the title of a card": screen([
      layer({ x: 0, y: 0, width: 60, height: 20, fill: "#1144cc" }, [
        text("News", { x: 8, y: 2, color: "#ffffff", sizePx: 12, height: 16 }),
      ]),
      heading(24),
      paragraph(72),
    ]),
    "more space above": screen([paragraph(0), heading(80), paragraph(118)]),
    "equal space": screen([paragraph(0), heading(64), paragraph(110)]),
    "a kicker above": screen([text("New in spring", { y: 0, width: 340 }), heading(28), paragraph(90)]),
    "a line of data above": screen([
      layer({ name: "Meta", width: 340, height: 24 }, [
        text("Ada", { y: 0 }),
        text("3 min", { x: 80, y: 0 }),
        text("May", { x: 160, y: 0 }),
      ]),
      heading(28),
      paragraph(90),
    ]),
    "a subtitle under a title": screen([
      text("A very long title that takes two lines", { width: 340, height: 100, sizePx: 40, weight: 700 }),
      heading(104, "A subtitle"),
      paragraph(180),
    ]),
    "the first heading of a card": screen([
      paragraph(0),
      layer({ y: 52, width: 340, height: 200, fill: "#eeeeee" }, [heading(60), paragraph(120)]),
    ]),
    "a heading as near to the letters below as to those above, with slack in the box above": screen([
      paragraph(0, { height: 76, resize: "none", renderBox: { x: 0, y: 2, width: 330, height: 42 } }),
      heading(76),
      paragraph(138),
    ]),
    "a picture above": screen([
      layer({ name: "Picture", width: 340, height: 100, fill: "#cccccc" }),
      heading(108),
      paragraph(170),
    ]),
    "the last line of a section": screen([
      layer({ name: "Section", width: 340, height: 100 }, [paragraph(0), heading(56)]),
      paragraph(160),
    ]),
    "a heading whose text stands beside it": screen([
      paragraph(0),
      layer({ y: 56, width: 700, height: 260 }, [
        heading(56),
        layer({ x: 360, y: 56, width: 340, height: 260 }, [
          paragraph(56, { x: 360 }),
          paragraph(200, { x: 360 }),
        ]),
      ]),
      paragraph(380),
    ]),
    "a heading with a list of short lines beside it": screen([
      paragraph(0),
      layer({ y: 56, width: 700, height: 260 }, [
        heading(130),
        ...[
          "Led seminars and code reviews",
          "Developed the web application in React",
          "Wrote all of its documents",
        ].map((line, index) => text(line, { x: 360, y: 100 + index * 20 })),
      ]),
      paragraph(380),
    ]),
    "a heading beside paragraphs whose wide boxes are set to the right": screen(
      [
        text(PARAGRAPH, { x: 0, y: 0, width: 1000, height: 48, align: "right", resize: "height" }),
        text("Returns", { x: 0, y: 56, width: 120, height: 30, sizePx: 24, weight: 600 }),
        text(PARAGRAPH, { x: 0, y: 140, width: 1000, height: 48, align: "right", resize: "height" }),
      ],
      { width: 1100 },
    ),
    "a heading in the next column": screen([
      paragraph(0, { width: 160 }),
      text("Returns", { x: 200, y: 56, sizePx: 24 }),
    ]),
  },
  fail: {
    "a heading that sticks to the list before": [
      screen([
        layer(
          { width: 340, height: 90 },
          ["Design", "Prototyping", "Systems"].map((words, index) =>
            text(words, { y: index * 30, width: 120 }),
          ),
        ),
        text("Resources", { y: 92, width: 340, height: 24, weight: 700 }),
        layer(
          { y: 152, width: 340, height: 90 },
          ["Blog", "Support", "Library"].map((words, index) =>
            text(words, { y: 152 + index * 30, width: 120 }),
          ),
        ),
      ]),
      { text: "Resources" },
    ],
    "a heading below a text whose letters fill its box, above one that begins lower in its own": [
      screen([
        paragraph(0, { renderBox: { x: 0, y: 4, width: 330, height: 42 } }),
        heading(56),
        paragraph(90, { height: 100, resize: "none", renderBox: { x: 0, y: 128, width: 330, height: 42 } }),
      ]),
      { abovePx: 10, belowPx: 42 },
    ],
    "a heading that sticks to the text above": [
      screen([paragraph(0), heading(56), paragraph(118)]),
      { text: "Returns", abovePx: 8, belowPx: 32 },
    ],
    "the same in nested layers": [
      screen([
        layer({ name: "First", width: 340, height: 48 }, [paragraph(0)]),
        layer({ name: "Second", y: 56, width: 340, height: 110 }, [heading(56, "Retours"), paragraph(118)]),
      ]),
      { text: "Retours", abovePx: 8, belowPx: 32 },
    ],
  },
});
