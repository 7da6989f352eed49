import { darkHints } from "../../../../perception/contrast/dark-hints.ts";
import { activeTargets } from "../../../../perception/controls/targets/targets.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { examplesOf } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";

const EXAMPLES = 3;

export const hintLikeEntry = defineRule({
  id: "hint-like-entry",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/form-design-placeholders/",
  says: {
    title: "Hints that look like entries",
    problem: "The hints in the fields (“{hints}”) are set in the same colour as the labels.",
    why: "Fields that are still empty look filled in: people pass over them, or try to delete words that are not there.",
    fix: "Set the hints in a quieter colour with a contrast of at least 4.5:1, or put them under the labels.",
  },
  applies: (frame) => (isForPeople(frame) && activeTargets(frame, "input").length > 0 ? [frame.root] : []),
  check: (_, { frame, pass, fail }) => {
    const hints = darkHints(frame);
    return hints.length > 0 ? fail({ hints: examplesOf(hints, EXAMPLES) }, { layers: hints }) : pass();
  },
});
