import { testRule, variantSet } from "../../testing.ts";
import { missingDisabledState } from "./missing-disabled-state.ts";

const button = (...states: readonly string[]) => variantSet("Button", ...states);

testRule(missingDisabledState, {
  pass: {
    "a button that can be disabled": button("State=Hover", "State=Focus", "State=Disabled"),
    "a name with a slip": button("State=Hover", "State=Focus", "State=Disable"),
    "a property of its own": button("State=Hover, Disabled=False", "State=Focus, Disabled=True"),
    "the property’s opposite": button("State=Hover, Enabled=True", "State=Focus, Enabled=No"),
    "a French field": variantSet("Champ", "État=Survol", "État=Focus", "État=Désactivé"),
    "a field that can only be read": variantSet("Input", "State=Hover", "State=Focus", "State=Read only"),
  },
  fail: {
    "a button with all states but this one": [
      button("State=Default", "State=Hover", "State=Focus", "State=Pressed"),
      { name: "Button", states: "Default, Focus, Hover, Pressed" },
    ],
    "a field with a hover and a focus": [
      variantSet("Text field", "State=Hover", "State=Focus", "State=Error"),
      { states: "Error, Focus, Hover" },
    ],
  },
  ignore: {
    "a button with a hover alone": button("State=Default", "State=Hover"),
    "a field that is right or wrong": variantSet("Text field", "State=Default", "State=Error"),
    "a tab": variantSet("Tab", "State=Hover", "State=Focus"),
    "a link that is set as a button": variantSet("Link button", "State=Hover", "State=Focus"),
    "a floating button": variantSet("FAB", "State=Hover", "State=Focus"),
    "a card": variantSet("Card", "State=Hover", "State=Focus"),
  },
});
