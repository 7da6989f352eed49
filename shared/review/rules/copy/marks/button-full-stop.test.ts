import { instance, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { buttonFullStop } from "./button-full-stop.ts";

const button = (label: string) =>
  instance("Button", { width: 200, height: 40, fill: "#222222" }, [text(label, { y: 8, x: 10 })]);

testRule(buttonFullStop, {
  pass: {
    "a label without a full stop": screen([button("Save changes")]),
    "an ellipsis": screen([button("Loading...")]),
    "an abbreviation": screen([button("Contact Acme Inc.")]),
    "a version number": screen([button("Update to 2.")]),
  },
  fail: {
    "a label with a full stop": [screen([button("Save changes.")]), { text: "Save changes." }],
    "a French label with a full stop": [screen([button("Enregistrer.")]), { text: "Enregistrer." }],
  },
  ignore: { "a sentence": screen([text("Your changes are saved.")]) },
});
