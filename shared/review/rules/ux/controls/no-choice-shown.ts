import { unmarkedChoices } from "../../../../perception/layout/unmarked-choices.ts";
import { unmarkedTabs } from "../../../../perception/layout/unmarked-tabs.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineRule } from "../../../rule.ts";

export const noChoiceShown = defineRule({
  id: "no-choice-shown",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/visibility-system-status/",
  says: {
    title: "Which option is chosen does not show",
    problem: "These {count} options all look the same, though one of them is active.",
    why: "People cannot tell what they are looking at, and what a tap would change.",
    fix: "Give the chosen option a fill, a weight or a line of its own: another shade alone is not enough.",
  },
  applies: (frame) =>
    isForPeople(frame) ? [...unmarkedChoices(frame).keys(), ...unmarkedTabs(frame).slice(0, 1)] : [],
  check: (layer, { frame, fail }) => {
    const options = unmarkedChoices(frame).get(layer)?.options ?? unmarkedTabs(frame);
    return fail({ count: options.length }, { layers: options });
  },
});
