import { expect, test } from "vitest";
import { instance, screen, text } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { vagueLabel } from "./vague-label.ts";

const button = (label: string, y = 0) =>
  instance("Button", { y, width: 120, height: 40, fill: "#222222" }, [text(label, { y: y + 8, x: 10 })]);
const buttons = (...labels: readonly string[]) =>
  screen(labels.map((label, index) => button(label, 60 * index)));

const sentence = "To change your plan, click here today.";
const run = { fontFamily: "Inter", sizePx: 16, weight: 400, lineHeightPx: 24 };

testRule(vagueLabel, {
  pass: {
    "OK under a notice": screen([text("Your changes are saved"), button("OK", 60)]),
    "OK under a calendar": screen([
      ...Array.from({ length: 28 }, (_, day) => text(`${day + 1}`, { x: 40 * (day % 7), y: 100 + 30 * day })),
      button("OK"),
      button("Cancel", 60),
    ]),
    "a single yes": buttons("Yes"),
    "a link with more after 'learn more'": screen([
      instance("Link", { width: 80, height: 24 }, [text("Learn more about refunds")]),
    ]),
  },
  fail: {
    ...Object.fromEntries(
      ["Submit", "Click here", "More", "Valider"].map((label) => [label, [buttons(label), { text: label }]]),
    ),
    "OK beside Annuler": [buttons("OK", "Annuler"), { text: "OK" }],
    "OK under a field": [
      screen([
        instance("Text field", { y: 100, width: 200, height: 40, fill: "#eeeeee" }, [
          text("Name", { y: 108 }),
        ]),
        button("OK"),
      ]),
      { text: "OK" },
    ],
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
  },
  ignore: {
    "a heading that says 'More'": screen([
      text("More", { y: 20, sizePx: 24, weight: 700 }),
      text("You can send everything back to us within thirty days.", { y: 70, width: 300 }),
    ]),
  },
});

test("both answers to a question are vague, and only an order to press stops people", () => {
  const severities = (...labels: readonly string[]) =>
    outcomesOf(vagueLabel, buttons(...labels)).map((one) => one.verdict === "fail" && one.options.severity);
  expect(severities("Yes", "No")).toEqual(["suggestion", "suggestion"]);
  expect(severities("Submit", "Click here")).toEqual(["suggestion", "minor"]);
});
