import { controlKindOfName } from "../../computed/control-kind.ts";
import { statesOf } from "../../computed/variant-states.ts";
import { nameWords } from "../../computed/words.ts";
import type { Layer } from "../../frame.ts";
import { defineRule } from "../../rule.ts";

/** A set that draws one of these is about what people do with the control, not only about what it says. */
const POINTED_AT = /^(hover|hovered|pressed|press|over|survol|survole|presse)$/;
const FOCUSED = /^(focus|focused|focusring|selected and focused)$/;

const says = (state: string, word: RegExp): boolean => nameWords(state).some((one) => word.test(one));

const hasHover = (layer: Layer): boolean => statesOf(layer).some((state) => says(state, POINTED_AT));

const isControlSet = ({ node }: Layer): boolean =>
  node.type === "COMPONENT_SET" && (controlKindOfName(node.name) ?? "none") !== "none";

export const missingFocusState = defineRule({
  id: "missing-focus-state",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html",
  says: {
    title: "No state for the keyboard",
    problem: "“{name}” has a look for {states}, and none for the keyboard’s focus.",
    why: "People who use the keyboard do not see where they are when nobody has drawn it.",
    fix: "Add a variant “Focus” with an outline of at least 3:1 to what lies around it.",
  },
  applies: (frame) => frame.layers.filter((layer) => isControlSet(layer) && hasHover(layer)),
  check: (layer, { pass, fail }) => {
    const states = statesOf(layer);
    if (states.some((state) => says(state, FOCUSED))) return pass();
    return fail({ name: layer.node.name, states: states.join(", ") });
  },
});
