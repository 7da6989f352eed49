import { layer, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { missingErrorState } from "./missing-error-state.ts";

const set = (name: string, variants: readonly string[], words = "Your email address") =>
  layer(
    { name, type: "COMPONENT_SET", width: 300, height: 200 },
    variants.map((variant, index) =>
      layer({ name: variant, type: "COMPONENT", y: 60 * index, width: 240, height: 48 }, [
        text(words, { y: 60 * index }),
      ]),
    ),
  );

testRule(missingErrorState, {
  pass: {
    "a field with an error": set("Text field", ["State=Default", "State=Focus", "State=Error"]),
    "an error that is a property of its own": set("Input", [
      "State=Default, Invalid=False",
      "State=Focused, Invalid=True",
    ]),
    "an error that is told in words": set("Input", ["State=Default", "State=Hover"], "Invalid address"),
    "a field that is validated": set("Input", ["State=Focus, Validation=None", "State=Focus, Validation=OK"]),
  },
  fail: {
    "a field with a focus and no error": [
      set("Text field", ["Size=Large, State=Default", "Size=Large, State=Focus", "Size=Small, State=Focus"]),
      { name: "Text field", states: "Default, Focus" },
    ],
    "a French field": [set("Champ", ["État=Repos", "État=Survol"]), { states: "Repos, Survol" }],
  },
  ignore: {
    "a field whose states are not drawn": set("Text field", ["Size=Large", "Size=Small"]),
    "a search": set("Search field", ["State=Default", "State=Focus"]),
    "a message being written": set("Chat input", ["State=Default", "State=Focus"]),
    "a button": set("Button", ["State=Default", "State=Hover"]),
    "the label of a field": set("Input label", ["State=Default", "State=Hover"]),
  },
});
