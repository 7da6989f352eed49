import { variantSet } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { missingFocusState } from "./missing-focus-state.ts";

testRule(missingFocusState, {
  pass: {
    "a button with a focus": variantSet("Button", "State=Default", "State=Hover", "State=Focus"),
    "a focus under another name": variantSet(
      "Button",
      "State=Default",
      "State=Hovered",
      "State=Focused ring",
    ),
    "a focus that is called the keyboard’s": variantSet("Button", "State=Hovering", "State=Keyboard"),
    "a French focus": variantSet("Bouton", "État=Survol", "État=Sélectionné au clavier"),
    "another French focus": variantSet("Bouton", "État=Survol", "État=Focalisé"),
    "a focus that is a property of its own": variantSet("Button", "State=Hover, Focus=Yes", "State=Default"),
  },
  fail: {
    "a button with a hover and no focus": [
      variantSet("Button", "Size=Large, State=Default", "Size=Large, State=Hover", "Size=Small, State=Hover"),
      { name: "Button", states: "Default, Hover" },
    ],
    "states under the name that the editor gives": [
      variantSet("Button", "Property 1=Default", "Property 1=Hover"),
      { states: "Default, Hover" },
    ],
    "a French field": [variantSet("Text field", "État=Repos", "État=Survol"), { states: "Repos, Survol" }],
  },
  ignore: {
    "a button whose states are not drawn": variantSet("Button", "Size=Large", "Size=Small"),
    "a field that is only right or wrong": variantSet("Text field", "State=Default", "State=Error"),
    "a button for a finger": variantSet("Button", "State=Default", "State=Pressed"),
    "a card": variantSet("Card", "State=Default", "State=Hover"),
  },
});
