import { layer, testRule, text } from "../../testing.ts";
import { missingFocusState } from "./missing-focus-state.ts";

const set = (name: string, ...variants: readonly string[]) =>
  layer(
    { name, type: "COMPONENT_SET", width: 300, height: 200 },
    variants.map((variant, index) =>
      layer({ name: variant, type: "COMPONENT", y: 60 * index, width: 120, height: 40 }, [
        text("Send the order", { y: 60 * index }),
      ]),
    ),
  );

testRule(missingFocusState, {
  pass: {
    "a button with a focus": set("Button", "State=Default", "State=Hover", "State=Focus"),
    "a focus under another name": set("Button", "State=Default", "State=Hovered", "State=Focused ring"),
  },
  fail: {
    "a button with a hover and no focus": [
      set("Button", "Size=Large, State=Default", "Size=Large, State=Hover", "Size=Small, State=Hover"),
      { name: "Button", states: "Default, Hover" },
    ],
    "a French field": [set("Text field", "État=Repos", "État=Survol"), { states: "Repos, Survol" }],
  },
  ignore: {
    "a button whose states are not drawn": set("Button", "Size=Large", "Size=Small"),
    "a field that is only right or wrong": set("Text field", "State=Default", "State=Error"),
    "a card": set("Card", "State=Default", "State=Hover"),
  },
});
