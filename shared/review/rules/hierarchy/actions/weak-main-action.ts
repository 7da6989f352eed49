import { weakActions } from "../../../../perception/copy/actions/weak-actions.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineRule } from "../../../rule.ts";

export const weakMainAction = defineRule({
  id: "weak-main-action",
  aspect: "hierarchy",
  severity: "major",
  certainty: "likely",
  judges: "controls",
  basis: "https://carbondesignsystem.com/components/button/usage",
  says: {
    title: "Main action does not look like a button",
    problem: "“{text}” sends this form, but is plain text: no fill, no outline.",
    why: "People who have filled in a form look for its button; plain words are read as a note and passed over.",
    fix: "Make it a filled button, the strongest one of the screen.",
  },
  applies: (frame) => (isForPeople(frame) ? [...weakActions(frame)] : []),
  check: (layer, { fail }) => fail({ text: excerpt(wordsOf(layer)) }),
});
