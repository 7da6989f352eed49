import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { saidTwice } from "./said-twice.ts";

const heading = (words: string, y = 40) => text(words, { x: 20, y, sizePx: 24, weight: 600, height: 30 });

testRule(saidTwice, {
  pass: {
    "a heading and what it leaves open": screen([
      heading("Follow the latest trends"),
      text("With our daily newsletter", { x: 20, y: 78 }),
    ]),
    "a dialog whose button says it again": screen([
      heading("Delete this file"),
      layer({ name: "Button", x: 20, y: 80, width: 160, height: 40, fill: "#1144cc" }, [
        text("Delete this file", { x: 30, y: 90, color: "#ffffff" }),
      ]),
    ]),
    "the same line far below": screen([
      heading("Follow the latest trends"),
      text("Follow the latest trends", { x: 20, y: 300 }),
    ]),
    "examples in rows": screen(
      [0, 1, 2, 3].map((row) =>
        text("Linen shirt", { x: 20, y: 40 + 30 * row, weight: row % 2 ? 400 : 600 }),
      ),
    ),
    "one word": screen([heading("Total"), text("Total", { x: 20, y: 76 })]),
  },
  fail: {
    "a heading repeated as its text": [
      screen([heading("Follow the latest trends"), text("Follow the latest trends.", { x: 20, y: 78 })]),
      { text: "Follow the latest trends" },
    ],
  },
});
