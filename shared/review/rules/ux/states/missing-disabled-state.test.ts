import type { SceneNode } from "../../../../scene/scene.ts";
import { text, variantSet } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { missingDisabledState } from "./missing-disabled-state.ts";

const button = (...states: readonly string[]) => variantSet("Button", ...states);

const saying = (words: string, set: SceneNode): SceneNode => ({
  ...set,
  children: (set.children ?? []).map((variant) => ({ ...variant, children: [text(words, variant.box)] })),
});

testRule(missingDisabledState, {
  pass: {
    "a button that can be disabled": button("State=Hover", "State=Focus", "State=Disabled"),
    "a name with a slip": button("State=Hover", "State=Focus", "State=Disable"),
    "a property of its own": button("State=Hover, Disabled=False", "State=Focus, Disabled=True"),
    "the property’s opposite": button("State=Hover, Enabled=True", "State=Focus, Enabled=No"),
    "a French field": variantSet("Champ", "État=Survol", "État=Focus", "État=Désactivé"),
    "a field that can only be read": variantSet("Input", "State=Hover", "State=Focus", "State=Read only"),
    "a button that is dimmed": button("State=Idle", "State=Hover", "State=Pressed", "State=Dimmed"),
    "a button that is off": button("State=Idle", "State=Hover", "State=Pressed", "State=Off"),
  },
  fail: {
    "a button with all states but this one": [
      button("State=Default", "State=Hover", "State=Focus", "State=Pressed"),
      { name: "Button", states: "Default, Focus, Hover, Pressed" },
    ],
    "a button whose usual state is called enabled": [
      button("State=Enabled", "State=Hovered", "State=Focused", "State=Pressed"),
      { states: "Enabled, Focused, Hovered, Pressed" },
    ],
    "a switch that is on or off": [
      variantSet("Switch", "State=On", "State=Off", "State=Hover", "State=Focus"),
      { states: "Focus, Hover, Off, On" },
    ],
    "a button that says “Read more”": [
      saying("Read more", button("State=Default", "State=Hover", "State=Focus")),
      { states: "Default, Focus, Hover" },
    ],
    "a button that says “Locked in”": [
      saying("Locked in", button("State=Default", "State=Hover", "State=Focus")),
      { states: "Default, Focus, Hover" },
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
