import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { strayCapital } from "./stray-capital.ts";

testRule(strayCapital, {
  pass: {
    "one sentence behind another": screen([text("You can choose any time. We will remind you of it.")]),
    "a name": screen([text("We have sent the order to Anna and her team at the office.")]),
    "a month behind a comma": screen([text("In the coming spring, May is the month to visit us there.")]),
    "a product whose name is a word": screen([
      text("Take the whole report along: as a table, Markdown or a page."),
    ]),
    "a new line": screen([text("Choose any time that suits you\nWe will remind you of it then")]),
    "the words on a button": screen([text("When you are ready, tap Get started to see all of it.")]),
  },
  fail: {
    "a pronoun in the middle": [
      screen([text("Any time you can choose but We recommend first thing in the morning")]),
      { written: "We", near: "choose but We recommend first" },
    ],
    "a verb behind a comma": [
      screen([text("Explore the app, Find some peace of mind to prepare for the day")]),
      { written: "Find" },
    ],
  },
  ignore: {
    "a title": screen([text("How We Work")]),
    French: screen([text("Vous pouvez choisir le moment qui vous convient, Nous vous le rappelons")]),
  },
});
