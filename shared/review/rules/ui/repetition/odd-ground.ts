import { unlikeGrounds } from "../../../../perception/layout/unlike-grounds.ts";
import { defineRule } from "../../../rule.ts";

export const oddGround = defineRule({
  id: "odd-ground",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    title: "Controls of one row on different grounds",
    problem: "{count} controls as large as each other stand in one row on {grounds} different grounds.",
    why: "Controls of one kind are known by their ground; where the grounds differ, one looks chosen or switched off.",
    fix: "Give all of them one ground, and mark a state by more than that.",
  },
  applies: (frame) => [...unlikeGrounds(frame).keys()],
  check: (layer, { frame, pass, fail }) => {
    const found = unlikeGrounds(frame).get(layer);
    if (!found) return pass();
    const { signs, grounds } = found;
    return fail({ count: signs.length, grounds }, { layers: signs });
  },
});
