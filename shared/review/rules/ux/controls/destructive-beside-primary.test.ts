import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { destructiveBesidePrimary } from "./destructive-beside-primary.ts";

const button = (label: string, x: number) =>
  instance("Button", { x, width: 120, height: 44, fill: "#333333" }, [text(label, { x: x + 30, y: 10 })]);

testRule(destructiveBesidePrimary, {
  pass: {
    "a delete button beside 'Cancel', as in a dialog": screen([button("Cancel", 16), button("Delete", 144)]),
    "a delete button far from 'Save'": screen([button("Delete", 16), button("Save", 200)]),
    "'Edit' and 'Delete' in a toolbar": screen([button("Edit", 16), button("Delete", 144)]),
  },
  fail: {
    "a delete button right beside 'Save'": [
      screen([button("Delete account", 16), button("Save changes", 144)]),
      { destructive: "Delete account", constructive: "Save changes", gapPx: 8 },
    ],
    "the same in French": [
      screen([button("Enregistrer", 16), button("Supprimer", 144)]),
      { destructive: "Supprimer", constructive: "Enregistrer" },
    ],
  },
  ignore: {
    "a button that keeps things": screen([button("Save", 16)]),
    "the answers of a dialog": screen([
      layer({ name: "Dialog" }, [button("Discard", 16), button("Save", 144)]),
    ]),
    "a filter that is cleared": screen([button("Clear", 16), button("Done", 144)]),
  },
});
