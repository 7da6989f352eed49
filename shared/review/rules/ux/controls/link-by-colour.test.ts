import type { TextRun } from "../../../../scene/scene.ts";
import { expect, test } from "vitest";
import { screen, solid, text } from "../../../../scene/testing.ts";
import { findingsOf, testRule } from "../../../testing.ts";
import { linkByColour } from "./link-by-colour.ts";

const SENTENCE = "By signing up you agree to the terms of use of our shop.";
const LINK = { start: 30, end: 43 };

const linked = (change: Partial<TextRun>) => {
  const run = { fontFamily: "Inter", sizePx: 16, weight: 400, lineHeightPx: 24 };
  return text(SENTENCE, {
    color: "#222222",
    runs: [
      { ...run, start: 0, end: LINK.start },
      { ...run, ...LINK, isLink: true, ...change },
      { ...run, start: LINK.end, end: SENTENCE.length },
    ],
  });
};

testRule(linkByColour, {
  pass: {
    "an underlined link": screen([linked({ decoration: "underline" })]),
    "a bold link": screen([linked({ weight: 700 })]),
    "a link far lighter than its text": screen([linked({ fills: [solid("#3399ff")] })]),
    "a link in a colour that is not known": screen([linked({ fills: [] })]),
  },
  fail: {
    "a dark blue link in dark text": [
      screen([linked({ fills: [solid("#1a3fb0")] })]),
      { link: "terms of use", linkColor: "#1a3fb0", textColor: "#222222", ratio: 1.8, required: 3 },
    ],
    "a link that looks like its text": [screen([linked({})]), { ratio: 1 }],
  },
  ignore: {
    "a text that is a link from end to end": screen([text("Terms of use", { isLink: true })]),
  },
});

test("a link in the colour of its text may be one that came along with the words: that is a detail", () => {
  const isFolded = (color: string) =>
    findingsOf(linkByColour, screen([linked({ fills: [solid(color)] })]))[0]?.isDetail ?? false;
  expect(["#222222", "#1a3fb0"].map(isFolded)).toEqual([true, false]);
});
