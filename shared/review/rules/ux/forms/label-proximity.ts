import { areNear, bottom, gapBetween } from "../../../../scene/geometry.ts";
import { indexBoxes } from "../../../../perception/frame/box-index.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { type Field, fields } from "../../../../perception/controls/fields/fields.ts";
import { quote } from "../../../../perception/controls/targets/target-words.ts";
import { activeTargets } from "../../../../perception/controls/targets/targets.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { closest, type Frame, type Layer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

const LARGEST_DISTANCE_PX = 160;
/** Below this both gaps look the same. */
const NOTICEABLE_PX = 2;

const isStacked = (upper: Field, lower: Field): boolean =>
  gapBetween(upper.box, lower.box).x < 0 &&
  bottom(upper.box) <= lower.box.y &&
  lower.box.y - bottom(upper.box) <= LARGEST_DISTANCE_PX;

const indexOf = computed((frame: Frame) =>
  indexBoxes([...fields(frame).keys()].toSorted((a, b) => a.order - b.order)),
);

/** The nearest field above in the same column. */
function fieldAbove(frame: Frame, field: Field): Field | undefined {
  const { x, y, width } = field.box;
  return indexOf(frame)
    .touching({ x, y: y - LARGEST_DISTANCE_PX, width, height: LARGEST_DISTANCE_PX })
    .flatMap((layer) => fields(frame).get(layer) ?? [])
    .filter((other) => isStacked(other, field))
    .toSorted((a, b) => bottom(b.box) - bottom(a.box))[0];
}

/** The label is a layer of the field's own group: it cannot be a hint of the field above. */
const isGrouped = (label: Layer, field: Field, above: Field): boolean => {
  const group = label.parent;
  const holds = ({ target }: Field) => closest(target.layer, (layer) => layer === group) !== undefined;
  return group !== null && holds(field) && !holds(above);
};

const INDENT_PX = 24;

/** Where the texts of the field above end: its hint or error stands under its box, and starts where the box does. */
const endOf = (frame: Frame, above: Field, label: Layer): number =>
  textIndex(frame)
    .touching({ ...above.box, y: bottom(above.box), height: label.node.box.y - bottom(above.box) })
    .filter(({ node: { box } }) => bottom(box) <= label.node.box.y && areNear(box.x, above.box.x, INDENT_PX))
    .reduce((end, { node }) => Math.max(end, bottom(node.box)), bottom(above.box));

export const labelProximity = defineRule({
  id: "label-proximity",
  aspect: "ux",
  severity: "minor",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/form-design-white-space/",
  says: {
    en: {
      title: "Label nearer to another field",
      problem:
        "“{label}” is {abovePx} px below the field above it, but {belowPx} px away from its own field.",
      why: "What stands close together reads as one: people may fill in the wrong field.",
      fix: "Bring the label closer to its field than {abovePx} px, or move the field above further away.",
    },
    fr: {
      title: "Libellé plus proche d’un autre champ",
      problem:
        "« {label} » est à {abovePx} px sous le champ du dessus, mais à {belowPx} px de son propre champ.",
      why: "Ce qui est proche se lit ensemble : on risque de remplir le mauvais champ.",
      fix: "Rapprochez le libellé de son champ à moins de {abovePx} px, ou éloignez le champ du dessus.",
    },
  },
  applies: (frame) => activeTargets(frame, "field").filter((layer) => fields(frame).get(layer)?.label),
  check: (layer, { frame, pass, fail }) => {
    const field = fields(frame).get(layer);
    const above = field && fieldAbove(frame, field);
    const label = field?.label;
    if (!field || !above || !label || bottom(label.node.box) > field.box.y) return pass();
    if (label.node.box.y < bottom(above.box) || !isGrouped(label, field, above)) return pass();
    const abovePx = Math.round(label.node.box.y - endOf(frame, above, label));
    const belowPx = Math.round(field.box.y - bottom(label.node.box));
    if (abovePx + NOTICEABLE_PX > belowPx) return pass();
    const { characters } = label.node.text;
    return fail(
      { label: quote(characters), abovePx, belowPx },
      { layers: [label, layer], cause: `${abovePx}|${belowPx}` },
    );
  },
});
