import { onlyWayOn } from "../../../../perception/controls/only-way-on.ts";
import { closest, type Frame, type Layer } from "../../../../perception/frame/frame.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";

/** True when the prototype makes something beside the main action lead on. */
const leadsElsewhere = (action: Layer, { layers }: Frame): boolean =>
  layers.some(
    (layer) =>
      (layer.node.reactions ?? []).length > 0 && closest(layer, (one) => one === action) === undefined,
  );

export const noWayBack = defineRule({
  id: "no-way-back",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://www.nngroup.com/articles/user-control-and-freedom/",
  says: {
    title: "No way back",
    problem: "“{action}” is the only way on from here: there is no back arrow, no close button, no “Cancel”.",
    why: "People who came here by mistake, or only wanted to look, cannot see how to leave without going on.",
    fix: "Add a back arrow or a close button at the top, or a line such as “Not now” below the button.",
    unsure: {
      linked: "The prototype leaves this screen through something that does not look like a way back.",
    },
  },
  applies: (frame) => {
    const action = onlyWayOn(frame);
    return action ? [action.layers[0]] : [];
  },
  check: (_, { frame, pass, fail, unsure }) => {
    const action = onlyWayOn(frame);
    if (!action) return pass();
    return leadsElsewhere(action.layers[0], frame)
      ? unsure("linked")
      : fail({ action: excerpt(action.label, 40) });
  },
});
