import { instance, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { vagueLink } from "./vague-link.ts";

const sentence = "To change your plan, click here today.";
const run = { fontFamily: "Inter", sizePx: 16, weight: 400, lineHeightPx: 24 };
const link = (label: string) => instance("Link", { width: 80, height: 24 }, [text(label)]);

testRule(vagueLink, {
  pass: {
    "a link that names its destination": screen([text("Read the pricing guide", { isLink: true })]),
    "a French link that names its destination": screen([text("Voir nos tarifs", { isLink: true })]),
    "a link with more after 'learn more'": screen([link("Learn more about refunds")]),
  },
  fail: {
    "a link that says 'Learn more'": [screen([text("Learn more", { isLink: true })]), { text: "Learn more" }],
    "an underlined 'read more' with an arrow": [
      screen([text("Read more →", { decoration: "underline" })]),
      { text: "Read more →" },
    ],
    "a linked 'here' in a sentence": [
      screen([
        text(sentence, {
          runs: [
            { ...run, start: 0, end: 21 },
            { ...run, start: 21, end: 31, isLink: true },
            { ...run, start: 31, end: sentence.length },
          ],
        }),
      ]),
      { text: "click here" },
    ],
    "a French link": [screen([text("En savoir plus", { isLink: true })]), { text: "En savoir plus" }],
  },
  ignore: {
    "buttons such as Go and Start": screen([
      instance("Button", { width: 80, height: 40, fill: "#222222" }, [text("Go")]),
      instance("Button", { y: 60, width: 80, height: 40, fill: "#222222" }, [text("Start", { y: 70 })]),
    ]),
    "a heading that says 'More'": screen([text("More", { sizePx: 24 })]),
  },
});
