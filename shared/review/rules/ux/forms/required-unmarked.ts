import { unmarkedRequired } from "../../../../perception/controls/fields/unmarked-required.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";

export const requiredUnmarked = defineRule({
  id: "required-unmarked",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/required-fields/",
  says: {
    title: "One required field is not marked",
    problem: "“{label}” has no mark, though “{marked}” has one and this field cannot stay empty either.",
    why: "Where some fields are marked, people take the others for optional, and learn the rest from an error.",
    fix: "Mark it as the others are, or say “optional” if it may stay empty.",
  },
  applies: (frame) => (isForPeople(frame) ? [...unmarkedRequired(frame).keys()] : []),
  check: (label, { frame, pass, fail }) => {
    const found = unmarkedRequired(frame).get(label);
    if (!found) return pass();
    return fail(
      { label: excerpt(wordsOf(label), 40), marked: excerpt(wordsOf(found.marked), 40) },
      { layers: [label, found.marked] },
    );
  },
});
