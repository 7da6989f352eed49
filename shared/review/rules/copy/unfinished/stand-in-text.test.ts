import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { standInText } from "./stand-in-text.ts";

const saying = (characters: string) => screen([text(characters)]);

const FILLER = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.";
const offer = (characters: string, color: string) =>
  screen([
    text("Bread from the wood oven", { x: 20, y: 80, sizePx: 32, weight: 700, color }),
    text(characters, { x: 20, y: 140, width: 335, height: 72, resize: "height" }),
  ]);

testRule(standInText, {
  pass: {
    "real words": saying("We bake by night"),
    "a footnote between asterisks": saying("*prices without delivery*"),
    "fields that have to be filled in": saying("*required fields*"),
    "a button to add a picture": saying("Insert photo"),
    "where to write": saying("Add a title"),
    "a message of a shop": saying("Our key message to you: eat well."),
    "filler on a screen in greys": offer(FILLER, "#333333"),
    "a short line of filler": offer("Lorem ipsum dolor sit amet", "#8a2be2"),
    "an article of filler": offer(`${FILLER} `.repeat(12), "#8a2be2"),
    "a text that speaks of filler": offer(
      "We find “Lorem ipsum dolor sit amet, consectetur adipiscing elit” for you",
      "#8a2be2",
    ),
    "the name of a part": saying("Headline"),
  },
  fail: {
    "what the builder is asked to write": [
      saying("*insert the story of the bakery here*"),
      { text: "*insert the story of the bakery here*", count: 1 },
    ],
    "the same in Portuguese": [saying("*inserir a história da padaria*"), {}],
    "the same in French, in brackets": [saying("[Insérer l’histoire de la maison]"), {}],
    "a note between asterisks": [saying("*names of the two bakers*"), {}],
    "what is to come, without any sign": [saying("Insert text about the oven"), {}],
    "a headline that says what it is": [saying("This is our main message."), {}],
    "filler below a headline, and a note": [
      screen([
        text("Bread from the wood oven", { x: 20, y: 80, sizePx: 32, weight: 700, color: "#8a2be2" }),
        text(FILLER, { x: 20, y: 140, width: 335, height: 72, resize: "height" }),
        text("*names of the two bakers*", { x: 20, y: 300 }),
      ]),
      { text: "Lorem ipsum dolor sit amet, consectetur adipiscing elit,…", count: 2 },
    ],
    "filler without its spaces": [
      offer("Loremipsumdolorsitamet, consecteturadipiscingelit. Seddoeiusmodtempor.", "#8a2be2"),
      { count: 1 },
    ],
  },
  ignore: { "a component on its own": { ...saying(FILLER), type: "COMPONENT_SET" } },
});
