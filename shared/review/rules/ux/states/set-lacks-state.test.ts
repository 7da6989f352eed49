import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text, variantSet } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { describe, expect, test } from "vitest";
import { setLacksState } from "./set-lacks-state.ts";

const button = (...states: readonly string[]) => variantSet("Button", ...states);

const saying = (words: string, set: SceneNode): SceneNode => ({
  ...set,
  children: (set.children ?? []).map((variant) => ({ ...variant, children: [text(words, variant.box)] })),
});

/** The states that a set is said to lack; the keyboard’s is the rule’s own. */
const lackingIn = (node: SceneNode): readonly string[] =>
  outcomesOf(setLacksState, node).map((outcome) =>
    outcome.verdict === "fail" ? (outcome.options.by ?? "focus") : outcome.verdict,
  );

const ALL = ["State=Hover", "State=Focus", "State=Disabled"];

describe("a set of variants lacks", () => {
  test.each<readonly [string, SceneNode, readonly string[]]>([
    ["nothing", button(...ALL), []],
    [
      "nothing, where a state is a property of its own",
      button("State=Hover, Focus=Yes", "State=Default"),
      [],
    ],
    [
      "nothing, in French",
      variantSet("Bouton", "État=Survol", "État=Sélectionné au clavier", "État=Désactivé"),
      [],
    ],
    [
      "nothing, where a state has a slip in its name",
      button("State=Hover", "State=Focus", "State=Disable"),
      [],
    ],
    ["nothing, where it can be switched off", button("State=Hover", "State=Focus, Enabled=No"), []],
    [
      "nothing, where it is dimmed",
      button("State=Idle", "State=Hover", "State=Keyboard", "State=Dimmed"),
      [],
    ],
    ["nothing, where it is off", button("State=Focus", "State=Hover", "State=Off"), []],
    [
      "nothing, where the name tells of a finger",
      button("State=Default", "State=Pressed", "State=Disabled"),
      [],
    ],
    ["nothing, where the states are not drawn", button("Size=Large", "Size=Small"), []],
    ["nothing, where it is no control", variantSet("Card", "State=Hover", "State=Focus"), []],
    ["a focus", button("Size=Large, State=Default", "Size=Large, State=Hover"), ["focus"]],
    [
      "a focus, under the name that the editor gives",
      button("Property 1=Default", "Property 1=Hover"),
      ["focus"],
    ],
    [
      "an error, of a field",
      variantSet("Text field", "State=Default", "State=Focus", "State=Disabled"),
      ["error"],
    ],
    ["an error, of a French field", variantSet("Champ", "État=Repos", "État=Focus"), ["error"]],
    [
      "nothing, where an error is told in words",
      saying("Invalid address", variantSet("Input", "State=Focus")),
      [],
    ],
    [
      "nothing, where nobody types a wrong thing",
      variantSet("Search field", "State=Default", "State=Focus"),
      [],
    ],
    ["a hover", button("State=Default", "State=Focus", "State=Disabled"), ["hover"]],
    ["a hover, of a French link", variantSet("Lien", "État=Repos", "État=Focus"), ["hover"]],
    ["nothing, on a phone", variantSet("Mobile / Button", "State=Default", "State=Focus"), []],
    [
      "nothing, on a television",
      screen([button("State=Default", "State=Focus")], { name: "TV components" }),
      [],
    ],
    [
      "a hover, one among sets that have one",
      layer({ width: 300, height: 480 }, [
        button(...ALL),
        variantSet("Tab", "State=Default", "State=Pressed"),
      ]),
      ["hover"],
    ],
    [
      "what holds it back",
      button("State=Default", "State=Hover", "State=Focus", "State=Pressed"),
      ["disabled"],
    ],
    [
      "what holds it back, also where it says “Read more”",
      saying("Read more", button("State=Hover", "State=Focus")),
      ["disabled"],
    ],
    [
      "nothing to hold it back, where it is always there",
      variantSet("FAB", "State=Hover", "State=Focus"),
      [],
    ],
  ])("%s", (_, node, lacking) => {
    expect(lackingIn(node)).toEqual(lacking);
  });
});

testRule(setLacksState, {
  fail: {
    "a button with a hover and no focus": [
      button("Size=Large, State=Default", "Size=Large, State=Hover", "Size=Small, State=Hover"),
      { name: "Button", states: "Default, Hover" },
    ],
  },
});
