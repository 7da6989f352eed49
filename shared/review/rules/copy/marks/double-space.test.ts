import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { doubleSpace } from "./double-space.ts";

testRule(doubleSpace, {
  pass: {
    "single spaces": screen([text("Save your changes. Then go on.")]),
    "spaces that align": screen([text("Mon    9 to 5")]),
    "two spaces in a text whose words are put into place by more": screen([
      text("Tea        Hot  cake        Ice"),
    ]),
    "an indented line": screen([text("Steps:\n  first")]),
    "a space at the end": screen([text("Save  ")]),
    "signs apart": screen([text("12  –  15")]),
  },
  fail: {
    "two spaces between words": [screen([text("Save  changes")]), { near: "Save  changes", count: 1 }],
    "two spaces after a full stop": [screen([text("It is saved.  Go on.")]), { near: "saved.  Go" }],
    "two French texts": [screen([text("Votre  panier"), text("Vos  commandes")]), { count: 2 }],
  },
  ignore: {
    code: screen([text("a  b", { fontFamily: "Menlo" })]),
    "what a user wrote": screen([layer({ name: "Comment" }, [text("so  good")])]),
  },
});
