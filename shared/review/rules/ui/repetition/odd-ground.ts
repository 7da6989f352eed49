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
    title: "Controls of one row have different backgrounds",
    problem: "{count} controls of the same size stand in one row on {grounds} different backgrounds.",
    why: "Controls of one kind are recognised by their background; where it varies, one looks chosen or switched off.",
    fix: "Give all of them the same background; if one has another state, show it in another way too.",
  },
  applies: (frame) => [...unlikeGrounds(frame).keys()],
  check: (layer, { frame, pass, fail }) => {
    const found = unlikeGrounds(frame).get(layer);
    if (!found) return pass();
    const { signs, grounds } = found;
    return fail({ count: signs.length, grounds }, { layers: signs });
  },
});
