import { type NearWidth, nearWidths } from "../../../../perception/controls/fields/near-widths.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { center } from "../../../../scene/geometry.ts";
import { closest } from "../../../../perception/frame/frame.ts";
import { propose, type Proposal } from "../../../fixes/fix.ts";
import { isPlacedByLayout, lengthChange, moveLayer } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

/** Gives a button the edges of the fields; words that are no children of it stay in its middle. */
function likeFields({ button, form: [{ box: field }] }: NearWidth): Proposal {
  const [layer, ...others] = button.layers;
  const { label, icons = [] } = button.parts;
  const drawnOn = new Set([...others, ...(label ? [label] : []), ...icons]);
  const { x, width } = layer.node.box;
  const changes = isPlacedByLayout(layer)
    ? []
    : [
        ...lengthChange(layer, "x", x, field.x),
        ...lengthChange(layer, "width", width, field.width),
        ...[...drawnOn]
          .filter((one) => closest(one, (around) => around === layer) === undefined)
          .flatMap((one) => moveLayer(one, center(field).x - center(layer.node.box).x, 0)),
      ];
  return propose("edges-of-fields", { to: Math.round(field.width) }, changes);
}

export const buttonOffFields = defineRule({
  id: "button-off-fields",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  says: {
    title: "Button and fields do not line up",
    problem:
      "“{label}” almost lines up with the fields above it: its left edge is {leftPx} px off theirs, its right edge {rightPx} px.",
    why: "Button and fields are read as one column; a small step in its edge looks like a slip.",
    fix: "Let “{label}” start and end where the fields do, {fieldPx} px wide.",
  },
  applies: (frame) => (isForPeople(frame) ? nearWidths(frame).map(({ button }) => button.layers[0]) : []),
  check: (layer, { frame, pass, fail }) => {
    const found = nearWidths(frame).find(({ button }) => button.layers[0] === layer);
    if (!found) return pass();
    const { button, form, leftPx, rightPx } = found;
    return fail(
      {
        label: excerpt(button.label, 40),
        leftPx: Math.round(leftPx),
        rightPx: Math.round(rightPx),
        fieldPx: Math.round(form[0].box.width),
      },
      { layers: [layer, (form.at(-1) ?? form[0]).layers[0]], mend: () => [likeFields(found)] },
    );
  },
});
