import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { underlineWithoutLink } from "./underline-without-link.ts";

const decoration = "underline" as const;
const PROSE =
  "Most of us begin the day with a long list, pick the one task that matters and put the rest away until it is done.";

const page = (...more: ReturnType<typeof text>[]) =>
  screen([
    text("Start with one thing", { x: 24, y: 60, sizePx: 32, weight: 700 }),
    text(PROSE, { x: 24, y: 120, width: 327, height: 120, resize: "height" }),
    ...more,
    text(PROSE, { x: 24, y: 330, width: 327, height: 120, resize: "height" }),
  ]);

testRule(underlineWithoutLink, {
  pass: {
    "words that may well be a link": page(text("Read more", { x: 24, y: 270, decoration })),
    "a heading that leads to its article": page(
      text("Give it a fixed hour", {
        x: 24,
        y: 270,
        sizePx: 24,
        weight: 700,
        decoration,
        reactions: [{ trigger: "ON_CLICK", action: "NODE" }],
      }),
    ),
  },
  fail: {
    "an underlined heading": [
      page(text("Give it a fixed hour", { x: 24, y: 270, sizePx: 24, weight: 700, decoration })),
      { text: "Give it a fixed hour" },
    ],
    "a whole paragraph": [
      page(text(PROSE, { x: 24, y: 500, width: 327, height: 120, resize: "height", decoration })),
      {},
    ],
  },
  ignore: {
    "words without a line": page(text("Give it a fixed hour", { x: 24, y: 270, sizePx: 24, weight: 700 })),
    "a link in the file": page(
      text("Give it a fixed hour", { x: 24, y: 270, sizePx: 24, weight: 700, decoration, isLink: true }),
    ),
  },
});
