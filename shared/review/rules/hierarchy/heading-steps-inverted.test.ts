import { instance, screen, text, typeSheet } from "../../../scene/testing.ts";
import { testRule } from "../../testing.ts";
import { headingStepsInverted } from "./heading-steps-inverted.ts";

testRule(headingStepsInverted, {
  pass: {
    "falling sizes": screen([
      text("Your orders", { name: "H1", sizePx: 40 }),
      text("In May", { name: "H2", sizePx: 28 }),
      text("Monday", { name: "H3", sizePx: 20 }),
    ]),
    "equal sizes": screen([
      text("Your orders", { name: "H1", sizePx: 28 }),
      text("In May", { name: "H2", sizePx: 28 }),
    ]),
    "a text that is named after its words": screen([
      text("Your orders", { name: "Heading 1", sizePx: 28 }),
      text("H2 production", { name: "H2 production", sizePx: 40 }),
    ]),
  },
  fail: {
    "a second level above the first": [
      screen([text("Your orders", { name: "H1", sizePx: 24 }), text("In May", { name: "H2", sizePx: 32 })]),
      { upperLevel: 1, upperPx: 24, lowerLevel: 2, lowerPx: 32 },
    ],
    "levels by component, in French": [
      screen([
        instance("Titre 1", { width: 300, height: 40 }, [text("Vos commandes", { sizePx: 24 })]),
        instance("Titre 2", { y: 60, width: 300, height: 40 }, [text("En mai", { sizePx: 32 })]),
      ]),
      { upperLevel: 1, lowerLevel: 2 },
    ],
  },
  ignore: {
    "texts without levels": screen([text("Your orders", { name: "Heading", sizePx: 24 })]),
    "a sheet of type styles": typeSheet([
      text("Small", { name: "H1", sizePx: 24 }),
      text("Large", { name: "H2", sizePx: 32 }),
    ]),
  },
});
