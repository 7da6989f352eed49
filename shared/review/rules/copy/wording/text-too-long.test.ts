import { expect, test } from "vitest";
import { instance, screen, text } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { textTooLong } from "./text-too-long.ts";

const words = (start: string, word: string, count: number) =>
  `${start} ${Array.from({ length: count }, () => word).join(" ")}.`;
const english = words("When you are ready to order and have chosen what you like, we will", "carefully", 22);

const SENTENCE = "You can send everything back to us free of charge within the first 30 days. ";
const paragraph = (characters: string, lines: number) =>
  screen([text(characters, { width: 327, height: lines * 24, resize: "height" })]);

const button = (label: string) =>
  screen([
    instance("Button", { width: 340, height: 40, fill: "#222222" }, [text(label, { y: 8, x: 10 })]),
    text("You can write to us", { y: 60 }),
  ]);

testRule(textTooLong, {
  pass: {
    "short sentences without the spaces between them": screen([
      text("This is what we made for you.".repeat(12)),
    ]),
    "a list of short lines": screen([text("a line of the list for you\n".repeat(12))]),
    "many words in few wide lines": paragraph(SENTENCE.repeat(7), 6),
  },
  fail: {
    "a button of six words": [button("Send your message to our team"), { words: 6 }],
    "a French button": [
      screen([
        instance("Button", { width: 340, height: 40, fill: "#222222" }, [
          text("Créer un compte et commencer à essayer gratuitement", { y: 8, x: 10 }),
        ]),
      ]),
      { words: 8 },
    ],
  },
});

test("a sentence of half as many words again stops readers, a few words too many do not", () => {
  const severityOf = (characters: string) =>
    outcomesOf(textTooLong, screen([text(characters)])).map(
      (one) => one.verdict === "fail" && one.options.severity,
    );
  expect(severityOf(english)).toEqual(["suggestion"]);
  expect(severityOf(english.replace(".", " and then ask you what else you would like to have."))).toEqual([
    "minor",
  ]);
});
