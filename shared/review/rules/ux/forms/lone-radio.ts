import { areNear } from "../../../../scene/geometry.ts";
import { activeTargets } from "../../../../perception/controls/targets/targets.ts";
import { quote, wordsOn } from "../../../../perception/controls/targets/target-words.ts";
import { hasPicture } from "../../../../perception/paint/painted-box.ts";
import { ancestors, descendants, type Frame, type Layer } from "../../../../perception/frame/frame.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { defineRule } from "../../../rule.ts";

const ROWS_AROUND = 3;
const SAME_SIZE_PX = 2;

const hasTwin = (layer: Layer): boolean =>
  (layer.parent?.children ?? []).some(
    ({ node: { box, text } }) =>
      box !== layer.node.box &&
      !text &&
      areNear(box.width, layer.node.box.width, SAME_SIZE_PX) &&
      areNear(box.height, layer.node.box.height, SAME_SIZE_PX),
  );

/** Options may be drawn with other layers than the selected one: rows of one size are options too. */
const isOneOfRows = (layer: Layer): boolean =>
  [layer, ...ancestors(layer).slice(0, ROWS_AROUND)].some(hasTwin);

const TALLEST_PX = 56;

/** The radio of a music app is a card with a picture, or a place in a menu. */
const isOption = (layer: Layer): boolean =>
  layer.node.box.height <= TALLEST_PX && ![layer, ...descendants(layer)].some(hasPicture);

const radios = computed((frame: Frame): readonly Layer[] => activeTargets(frame, "radio").filter(isOption));

export const loneRadio = defineRule({
  id: "lone-radio",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/checkboxes-vs-radio-buttons/",
  says: {
    en: {
      title: "Radio button on its own",
      problem: "“{name}” is the only radio button on this screen.",
      why: "A radio button only turns off when another one is chosen, so people cannot take back their choice.",
      fix: "Use a checkbox for one choice that can be on or off, or show the other options.",
    },
    fr: {
      title: "Bouton radio tout seul",
      problem: "« {name} » est le seul bouton radio de cet écran.",
      why: "Un bouton radio se désactive en choisissant une autre option : on ne peut pas revenir sur son choix.",
      fix: "Utilisez une case à cocher pour un choix que l’on active ou non, ou montrez les autres options.",
    },
  },
  applies: radios,
  check: (layer, { frame, pass, fail }) =>
    radios(frame).length > 1 || isOneOfRows(layer)
      ? pass()
      : fail({ name: quote(wordsOn(layer)) || layer.node.name }, { named: { name: layer } }),
});
