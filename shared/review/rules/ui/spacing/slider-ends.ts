import { offSliderEnds } from "../../../../perception/layout/off-slider-ends.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineRule } from "../../../rule.ts";

const round = (px: number): number => Math.round(Math.abs(px));

export const sliderEnds = defineRule({
  id: "slider-ends",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/gui-slider-controls/",
  says: {
    title: "Figures out of line with their bar",
    problem: "The figures under the bar stand {leftPx} and {rightPx} px beside its two ends.",
    why: "They name the two ends of the bar; placed elsewhere, they make the eye look for another line.",
    fix: "Begin the first figure where the bar begins, and end the last one where it ends.",
  },
  applies: (frame) => (isForPeople(frame) ? [...offSliderEnds(frame).keys()] : []),
  check: (layer, { frame, pass, fail }) => {
    const ends = offSliderEnds(frame).get(layer);
    if (!ends) return pass();
    return fail(
      { leftPx: round(ends.leftPx), rightPx: round(ends.rightPx) },
      { layers: [layer, ...ends.figures] },
    );
  },
});
