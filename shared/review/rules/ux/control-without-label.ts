import { gapBetween, grow } from "../../../scene/geometry.ts";
import { fields } from "../../computed/fields.ts";
import { textsOf } from "../../computed/target-words.ts";
import { activeTargets } from "../../computed/targets.ts";
import { textIndex } from "../../computed/text-index.ts";
import type { Frame, Layer } from "../../frame.ts";
import { defineRule } from "../../rule.ts";

/** The label of a switch may stand at the other end of its row. */
const ROW_LENGTH_PX = 600;
const BELOW_PX = 24;

/** Whether a text stands in the row of a layer, or right above or below it. */
function hasTextNear(frame: Frame, { node: { box } }: Layer): boolean {
  const tall = grow(box, BELOW_PX);
  const around = { ...tall, x: box.x - ROW_LENGTH_PX, width: box.width + 2 * ROW_LENGTH_PX };
  return textIndex(frame)
    .touching(around)
    .some((text) => {
      const gap = gapBetween(text.node.box, box);
      return gap.y <= 0 || gap.x <= 0;
    });
}

function isBare(frame: Frame, layer: Layer): boolean {
  const field = fields(frame).get(layer);
  if (field) return field.inside.length === 0 && !field.label;
  return textsOf(layer).length === 0 && !hasTextNear(frame, layer);
}

export const controlWithoutLabel = defineRule({
  id: "control-without-label",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html",
  says: {
    title: "Control without a label",
    problem: "No text in or next to “{name}” says what it is for.",
    why: "People have to guess what to enter or switch on, and a screen reader has nothing to announce.",
    fix: "Put a short visible label above the control or right beside it.",
  },
  applies: (frame) => activeTargets(frame, "input", "select", "checkbox", "radio", "switch"),
  check: (layer, { frame, pass, fail }) => (isBare(frame, layer) ? fail({ name: layer.node.name }) : pass()),
});
