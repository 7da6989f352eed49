import { layer, screen, variantSet } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { missingHoverState } from "./missing-hover-state.ts";

const button = (...states: readonly string[]) => variantSet("Button", ...states);

testRule(missingHoverState, {
  pass: {
    "a button with a hover": button("State=Default", "State=Hover", "State=Focus"),
    "a hover under another name": button("State=Default", "State=Focus, Mouse=Over"),
    "a hover that is a property of its own": button("State=Focus, Hovered=True", "State=Default"),
  },
  fail: {
    "a button with a focus and no hover": [
      button("Size=Large, State=Default", "Size=Large, State=Focus", "Size=Small, State=Disabled"),
      { name: "Button", states: "Default, Disabled, Focus" },
    ],
    "a French link": [variantSet("Lien", "État=Repos", "État=Focus"), { states: "Focus, Repos" }],
    "one among sets that have one": [
      layer({ width: 300, height: 480 }, [
        button("State=Default", "State=Hover", "State=Pressed"),
        variantSet("Tab", "State=Default", "State=Pressed"),
      ]),
      { name: "Tab" },
    ],
  },
  ignore: {
    "a button whose states are not drawn": button("Size=Large", "Size=Small"),
    "a button for a finger": button("State=Default", "State=Pressed", "State=Disabled"),
    "one that is tapped": button("State=Default", "State=Tapped", "State=Focus"),
    "one for a finger and for an outer keyboard": button("State=Default", "State=Pressed", "State=Focused"),
    "one with a look that may be that of a tap": button(
      "State=Default",
      "State=Focused",
      "State=Active",
      "State=Disabled",
    ),
    "a tab that is chosen or not": variantSet("Tab", "State=Default", "State=Focused", "State=Selected"),
    "one that is called a phone’s": variantSet("Mobile / Button", "State=Default", "State=Focus"),
    "one on a television": screen([button("State=Default", "State=Focus")], { name: "TV components" }),
    "a field, over which the pointer itself changes": variantSet("Input", "State=Default", "State=Focus"),
    "a chip that is chosen or not, among sets with a hover": layer({ width: 300, height: 480 }, [
      button("State=Default", "State=Hover"),
      variantSet("Chip", "State=Default", "State=Selected"),
    ]),
    "a card": variantSet("Card", "State=Default", "State=Focus"),
  },
});
