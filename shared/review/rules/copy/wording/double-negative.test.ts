import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { doubleNegative } from "./double-negative.ts";

const checkbox = (label: string) =>
  screen([
    layer({ name: "Checkbox", x: 20, y: 40, width: 300, height: 24 }, [
      layer({ name: "Box", x: 20, y: 44, width: 16, height: 16, fill: "#eeeeee" }),
      text(label, { x: 48, y: 40 }),
    ]),
  ]);

testRule(doubleNegative, {
  pass: {
    "a name with a negative word": checkbox("Unlock without a password"),
  },
  fail: {
    "two negatives": [checkbox("Do not stop sending no news"), { words: "Do not stop" }],
  },
  ignore: {
    "a long sentence": checkbox(
      "You cannot get the news of the week by mail without an address at which we may reach you",
    ),
  },
});
