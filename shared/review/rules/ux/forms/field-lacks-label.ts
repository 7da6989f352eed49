import { bareFields } from "../../../../perception/controls/fields/bare-fields.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineRule } from "../../../rule.ts";

export const fieldLacksLabel = defineRule({
  id: "field-lacks-label",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html",
  says: {
    title: "Field without a label",
    problem: "Nothing says what to enter here (fields of this form with a label: {labelled}).",
    why: "Once something is entered, nobody can tell what was asked, and a screen reader has nothing to announce.",
    fix: "Put a label above it that stays while people type.",
  },
  applies: (frame) => (isForPeople(frame) ? [...bareFields(frame).keys()] : []),
  check: (layer, { frame, pass, fail }) => {
    const bare = bareFields(frame).get(layer);
    if (!bare) return pass();
    const { field, labelled } = bare;
    return fail({ labelled }, { layers: field.layers, cause: `form ${labelled}` });
  },
});
