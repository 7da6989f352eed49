import {
  controlSets,
  drawsState,
  knowsState,
  statesOf,
} from "../../../../perception/controls/variant-states.ts";
import { defineRule } from "../../../rule.ts";
import { STATE_WORDS } from "../../../../standards/words/state-words.ts";

export const missingFocusState = defineRule({
  id: "missing-focus-state",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "variants",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html",
  mendedIn: "component",
  says: {
    en: {
      title: "No state for the keyboard",
      problem: "“{name}” has a look for {states}, and none for the keyboard’s focus.",
      why: "Without it, people who use the keyboard do not see where they are.",
      fix: "Add a variant “Focus” with an outline that stands out from what lies around it by at least 3:1.",
    },
    fr: {
      title: "Aucun état pour le clavier",
      problem: "« {name} » a une apparence pour {states}, mais aucune pour le focus du clavier.",
      why: "Sans elle, les personnes qui utilisent le clavier ne voient pas où elles se trouvent.",
      fix: "Ajoutez une variante « Focus » avec un contour qui ressort d’au moins 3:1 sur ce qui l’entoure.",
    },
  },
  // A set with a hover is used with a keyboard too; one that is only pressed may be a phone’s.
  applies: (frame) =>
    controlSets(frame)
      .map(({ layer }) => layer)
      .filter((set) => drawsState(set, STATE_WORDS.hover)),
  check: (set, { pass, fail }) =>
    knowsState(set, STATE_WORDS.focus)
      ? pass()
      : fail({ name: set.node.name, states: statesOf(set).join(", ") }),
});
