import { gapBetween, grow } from "../../../../scene/geometry.ts";
import { isSearchField } from "../../../../perception/controls/field-purpose.ts";
import { isDrawnSwitch } from "../../../../perception/controls/is-drawn-switch.ts";
import { fields } from "../../../../perception/controls/fields.ts";
import { hasPicture } from "../../../../perception/paint/painted-box.ts";
import { textsOf } from "../../../../perception/controls/target-words.ts";
import { activeTargets, targetByLayer } from "../../../../perception/controls/targets.ts";
import { screenKind } from "../../../../perception/structure/screen-kind.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { ancestors, descendants, type Frame, type Layer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

/** A question above a field may stand further away than a label. */
const ABOVE_PX = 64;
const CONTAINERS_AROUND = 3;
/** Narrower boxes are the cells of a code: one text speaks for all. */
const SMALLEST_FIELD_PX = 80;

/** Whether a text stands in the row of a layer, however far away, or right above or below it. */
function hasTextNear(frame: Frame, { node: { box } }: Layer): boolean {
  const tall = grow(box, ABOVE_PX);
  const around = { ...tall, x: frame.root.node.box.x, width: frame.root.node.box.width };
  return textIndex(frame)
    .touching(around)
    .some((text) => {
      const gap = gapBetween(text.node.box, box);
      return gap.y <= 0 || gap.x <= 0;
    });
}

/** A control in a card or on a picture chooses that card or picture. */
const hasTextOrPictureAround = (layer: Layer): boolean =>
  ancestors(layer)
    .filter(({ parent }) => parent !== null)
    .slice(0, CONTAINERS_AROUND)
    .some((one) => hasPicture(one) || descendants(one).some(hasPicture) || textsOf(one).length > 0);

function isBare(frame: Frame, layer: Layer): boolean {
  if (textsOf(layer).length > 0 || hasTextNear(frame, layer)) return false;
  const field = fields(frame).get(layer);
  if (field) return field.inside.length === 0 && !field.label && !isSearchField(field);
  return !hasTextOrPictureAround(layer);
}

/** Whether a layer surely is the control that it is called. */
function isSureKind(layer: Layer, frame: Frame): boolean {
  const kind = targetByLayer(frame).get(layer)?.kind;
  if (kind === "input") return layer.node.box.width >= SMALLEST_FIELD_PX;
  return kind !== "switch" || isDrawnSwitch(layer, frame);
}

export const controlWithoutLabel = defineRule({
  id: "control-without-label",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html",
  says: {
    title: "Control without a label",
    problem: "No text in or next to “{name}” says what it is for.",
    why: "People have to guess what to enter or switch on, and a screen reader has nothing to announce.",
    fix: "Put a short visible label above the control or right beside it.",
  },
  // On a sheet of components nobody enters anything.
  applies: (frame) =>
    screenKind(frame) === "specimen"
      ? []
      : activeTargets(frame, "input", "select", "checkbox", "radio", "switch").filter((layer) =>
          isSureKind(layer, frame),
        ),
  check: (layer, { frame, pass, fail }) => {
    const { name } = layer.node;
    return isBare(frame, layer) ? fail({ name }, { cause: name, named: { name: layer } }) : pass();
  },
});
