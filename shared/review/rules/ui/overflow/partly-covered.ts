import { partlyCoveredTexts as coveredTexts } from "../../../../perception/layout/partly-covered.ts";
import { quote } from "../../../../perception/controls/targets/target-words.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { isText } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";

export const partlyCovered = defineRule({
  id: "partly-covered",
  aspect: "ui",
  severity: "major",
  certainty: "likely",
  judges: "texts",
  basis: "https://www.nngroup.com/articles/ten-usability-heuristics/",
  says: {
    title: "Words are partly covered",
    problem: "“{cover}” lies over “{text}” and hides {percent} % of it.",
    why: "Half a word cannot be read, and the screen looks as if something had slipped.",
    fix: "Move “{cover}” beside the words, or make room for both.",
  },
  applies: (frame) => (isForPeople(frame) ? [...coveredTexts(frame).keys()] : []),
  check: (layer, { frame, pass, fail }) => {
    const covered = coveredTexts(frame).get(layer);
    if (!covered || !isText(layer)) return pass();
    const { cover, share, layers } = covered;
    return fail(
      { text: quote(layer.node.text.characters), cover: cover.node.name, percent: Math.round(share * 100) },
      { layers: [...layers, cover], named: { cover } },
    );
  },
});
