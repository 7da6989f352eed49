import { image, instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { loneRadio } from "./lone-radio.ts";

const radio = (y: number) =>
  instance("Radio", { y, width: 200, height: 24 }, [text("Remember me", { x: 30, y })]);

testRule(loneRadio, {
  pass: {
    "two radio buttons": screen([radio(0), radio(40)]),
    "one radio in a list of rows of one size": screen([
      layer({ y: 0, width: 300, height: 40 }, [radio(0)]),
      layer({ y: 40, width: 300, height: 40 }, [text("PayPal", { y: 40 })]),
    ]),
  },
  fail: { "a single radio button": [screen([radio(0)]), { name: "Remember me" }] },
  ignore: {
    "a checkbox": screen([instance("Checkbox")]),
    "the radio of a music app": screen([
      instance("Radio", { width: 343, height: 56 }, [
        layer({ width: 48, height: 48, fills: [image] }),
        text("Radio Nova", { x: 60 }),
      ]),
    ]),
  },
});
