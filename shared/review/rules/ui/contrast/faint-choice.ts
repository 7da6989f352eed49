import { toHex } from "../../../../scene/color.ts";
import { faintChoices } from "../../../../perception/contrast/faint-choices.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { cutRatio } from "../../../contrast/weak-text.ts";
import { defineRule } from "../../../rule.ts";

export const faintChoice = defineRule({
  id: "faint-choice",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.w3.org/TR/WCAG22/#use-of-color",
  says: {
    title: "The chosen option hardly differs",
    problem:
      "“{name}” stands on {ground}, the others on {usual}: a contrast of {ratio}:1. Only a tint shows which one is chosen.",
    why: "On a dull display, in the sun, or to people who see few colours, all the options look alike.",
    fix: "Give the chosen option a solid fill, an outline or a tick, so that it also shows without colour.",
  },
  applies: (frame) => (isForPeople(frame) ? [...faintChoices(frame).keys()] : []),
  check: (layer, { frame, pass, fail }) => {
    const found = faintChoices(frame).get(layer);
    if (!found) return pass();
    const [ground, usual] = [toHex(found.ground), toHex(found.usual)];
    return fail(
      { name: layer.node.name, ground, usual, ratio: cutRatio(found.ratio) },
      { layers: found.options, named: { name: layer }, cause: `${ground} ${usual}` },
    );
  },
});
