import { toHex } from "../../../../scene/color.ts";
import { greyAction } from "../../../../perception/controls/buttons/grey-action.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { fillButton } from "../../../fixes/recolor/fill-button.ts";
import { defineRule } from "../../../rule.ts";

export const greyMainButton = defineRule({
  id: "grey-main-button",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/button-states-communicate-interaction/",
  says: {
    title: "Main button in plain grey",
    problem:
      "“{label}” is the main button here, and its fill is a plain grey ({fill}) on a screen full of colour.",
    why: "A flat grey is how buttons look that cannot be pressed yet: people pass them over, or wait.",
    fix: "Give it the strongest colour of the screen, and keep grey for what is out of use.",
  },
  applies: (frame) => {
    const found = isForPeople(frame) ? greyAction(frame) : undefined;
    return found ? [found.button.layers[0]] : [];
  },
  check: (_, { frame, pass, fail }) => {
    const found = greyAction(frame);
    if (!found) return pass();
    return fail(
      { label: excerpt(found.button.label, 40), fill: toHex(found.fill) },
      { mend: () => fillButton(found.button.layers[0], frame) },
    );
  },
});
