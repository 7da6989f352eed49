import { describe, expect, test } from "vitest";
import { markText } from "./mark-text.ts";
import { RULES } from "./rules/index.ts";

const marked = (text: string, around?: readonly string[]): readonly string[] =>
  markText(text, { rules: RULES, ...(around && { around }) }).map(
    ({ start, end, suggestions: [better] }) => `${text.slice(start, end)} → ${better}`,
  );

describe("a text that is being typed", () => {
  test.each([
    ["We will recieve your message and answer it.", ["recieve → receive"]],
    ["You will receive an  answer soon.", ["an  answer → an answer"]],
    ["You will receive it , and answer soon.", ["it , → it,"]],
    ["Our our team\nwill answer you .", ["Our our → Our", "you . → you."]],
    ["Nous avons bien reçu votre mesage et votre adresse.", ["mesage → message"]],
  ])("%s has its slips marked, with what to write instead", (text, marks) => {
    expect(marked(text)).toEqual(marks);
  });

  test.each([["   "], ["recieve ".repeat(1000)]])(
    "%# has no marks where nothing is wrong, or nothing can be known",
    (text) => {
      expect(marked(text)).toEqual([]);
    },
  );

  test("is judged in the language of the texts around it", () => {
    const around = ["Your order is on its way", "We will send it to your address", "Back to the shop"];
    expect(marked("Sucess", around)).toEqual(["Sucess → Success"]);
  });
});
