import { toHex } from "../../../../scene/color.ts";
import { faintFields } from "../../../../perception/contrast/faint-fields.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { cutRatio } from "../../../contrast/weak-text.ts";
import { defineRule } from "../../../rule.ts";

export const faintField = defineRule({
  id: "faint-field",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.w3.org/TR/WCAG22/#non-text-contrast",
  says: {
    title: "Fields hardly visible on their background",
    problem:
      "Only its fill shows where this field is, and the fill ({fillColor}) has a contrast of {ratio}:1 to what lies around it ({backdropColor}). There is no border or line to help.",
    why: "On a dull display, in the sun, or with low vision, people see a label with nothing below it to fill in.",
    fix: "Give the field a border or a line that reaches 3:1, or a fill that stands out more.",
  },
  applies: (frame) => (isForPeople(frame) ? [...faintFields(frame).keys()] : []),
  check: (layer, { frame, pass, fail }) => {
    const found = faintFields(frame).get(layer);
    if (!found) return pass();
    const [fillColor, backdropColor] = [toHex(found.fill), toHex(found.ground)];
    return fail(
      { ratio: cutRatio(found.ratio), fillColor, backdropColor },
      { cause: `${fillColor} ${backdropColor}` },
    );
  },
});
