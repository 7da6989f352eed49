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
    problem: "From here one can only go on, by “{action}”: there is no arrow back, no cross, no “Cancel”.",
    why: "People who came here by mistake, or only wanted to look, cannot tell how to leave without going on.",
    fix: "Add an arrow back or a cross at the top, or words such as “Not now” below the button.",
    unsure: {
      linked: "The prototype leads on from this screen by something that is not drawn as a way back.",
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
