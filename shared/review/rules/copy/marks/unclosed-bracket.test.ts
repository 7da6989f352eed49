import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { unclosedBracket } from "./unclosed-bracket.ts";

testRule(unclosedBracket, {
  pass: {
    "a bracket that closes": screen([text("Phone (optional)")]),
    "one in the other": screen([text("Size (of the box (in cm))")]),
    "a sad face": screen([text("Nothing here yet :(")]),
    "a text that is cut": screen([text("All the sizes (in centi…")]),
    "a text in two parts": screen([text("All prices (without"), text("shipping) in euro", { y: 20 })]),
    "a bracket alone": screen([text("(")]),
    "the letters of a list in brackets": screen([text("(a) the box, (b) the bill")]),
  },
  fail: {
    "a bracket that does not": [screen([text("Fields with (* are required")]), {}],
    "a French one": [screen([text("Téléphone (facultatif")]), { text: "Téléphone (facultatif" }],
    "one of two": [screen([text("Size (small) and colour (blue")]), {}],
  },
  ignore: {
    "a text without brackets": screen([text("Phone")]),
    "the numbers of a list": screen([text("1) Open the box")]),
  },
});
