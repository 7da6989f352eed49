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
    "what happens": checkbox("Send me news by email"),
    "one negative": checkbox("Do not send me news"),
    "a name with a negative word": checkbox("Unlock without a password"),
    "one French negative": checkbox("Ne pas recevoir la lettre"),
    "a French refusal": checkbox("Désactiver les notifications"),
  },
  fail: {
    "two negatives": [checkbox("Do not stop sending no news"), { words: "Do not stop" }],
    "a negative and a verb that takes away": [
      checkbox("Don't disable notifications"),
      { words: "Don't disable" },
    ],
    "two in French": [checkbox("Ne pas désactiver les notifications"), { words: "Ne pas désactiver" }],
  },
  ignore: {
    "a long sentence": checkbox(
      "You cannot get the news of the week by mail without an address at which we may reach you",
    ),
  },
});
