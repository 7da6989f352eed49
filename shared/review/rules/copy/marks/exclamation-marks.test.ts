import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { exclamationMarks } from "./exclamation-marks.ts";

testRule(exclamationMarks, {
  pass: {
    "one for good news": screen([text("You did it!"), text("Your order is on its way.")]),
    "two on a screen": screen([text("Welcome!"), text("See you!")]),
    "the same label in every card": screen([text("Sale!"), text("Sale!"), text("Sale!"), text("Sale!")]),
    "reviews of customers": screen([
      text("Reviews"),
      layer({ name: "Review" }, [text("So good!!"), text("Wow!"), text("Great!")]),
    ]),
  },
  fail: {
    "one text that exclaims three times": [
      screen([text("Great news! We keep your orders! Enjoy!")]),
      { count: 1 },
    ],
    "two in a row": [screen([text("Buy now!!")]), { count: 1, examples: "Buy now!!" }],
    "three texts": [screen([text("Welcome!"), text("Join us!"), text("Save more!")]), { count: 3 }],
    "French, with a space before the mark": [
      screen([text("Bienvenue !"), text("À bientôt !"), text("Profitez-en !")]),
      { count: 3 },
    ],
  },
  ignore: { "reviews alone": screen([layer({ name: "Review" }, [text("So good!!")])]) },
});
