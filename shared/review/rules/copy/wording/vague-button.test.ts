import { instance, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { vagueButton } from "./vague-button.ts";

const button = (label: string, y = 0) =>
  instance("Button", { y, width: 120, height: 40, fill: "#222222" }, [text(label, { y: y + 8, x: 10 })]);

testRule(vagueButton, {
  pass: {
    "a button that names its action": screen([button("Send message")]),
    "short actions": screen([button("Go"), button("Start", 60), button("Save", 120)]),
    "OK under a notice": screen([text("Your changes are saved"), button("OK", 60)]),
    "Submit with its object": screen([button("Submit order")]),
    "a French button": screen([button("Envoyer le message")]),
    "OK under a calendar": screen([
      ...Array.from({ length: 28 }, (_, day) => text(`${day + 1}`, { x: 40 * (day % 7), y: 100 + 30 * day })),
      button("OK"),
      button("Cancel", 60),
    ]),
    "a single yes": screen([button("Yes")]),
  },
  fail: {
    "Submit alone": [screen([button("Submit")]), { text: "Submit" }],
    "OK beside Cancel": [screen([button("OK"), button("Cancel", 60)]), { text: "OK" }],
    "OK under a field": [
      screen([
        instance("Text field", { y: 100, width: 200, height: 40, fill: "#eeeeee" }, [
          text("Name", { y: 108 }),
        ]),
        button("OK"),
      ]),
      { text: "OK" },
    ],
    "OK beside Annuler": [screen([button("OK"), button("Annuler", 60)]), { text: "OK" }],
    "an order to click": [screen([button("Click here")]), { text: "Click here" }],
    "More of what": [screen([button("More")]), { text: "More" }],
    "Valider alone": [screen([button("Valider")]), { text: "Valider" }],
  },
  ignore: { "a text that says submit": screen([text("Submit")]) },
});

testRule(
  {
    ...vagueButton,
    id: "vague-button on Yes and No",
    applies: (frame) => vagueButton.applies(frame).slice(0, 1),
  },
  { fail: { "Yes beside No": [screen([button("Yes"), button("No", 60)]), { text: "Yes" }] } },
);
