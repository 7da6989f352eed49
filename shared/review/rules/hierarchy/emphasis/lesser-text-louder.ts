import { screenTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { louderTexts } from "../../../../perception/copy/lesser-texts.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { defineRule } from "../../../rule.ts";

const MOST_QUOTED = 40;

export const lesserTextLouder = defineRule({
  id: "lesser-text-louder",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/visual-hierarchy-ux-definition/",
  says: {
    title: "What matters is set smaller",
    problem: "“{main}” ({mainPx} px) is smaller than “{lesser}” ({lesserPx} px), which matters less.",
    why: "People look first at what stands out: here that is not what they came to find out.",
    fix: "Make “{main}” the larger or bolder of the two.",
  },
  applies: (frame) => wholeFrame(frame, screenTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const found = louderTexts(frame);
    const [first] = found;
    if (!first) return pass();
    const { main, lesser } = first;
    return fail(
      {
        main: excerpt(wordsOf(main), MOST_QUOTED),
        mainPx: styleOf(main).sizePx,
        lesser: excerpt(wordsOf(lesser), MOST_QUOTED),
        lesserPx: styleOf(lesser).sizePx,
      },
      { layers: [...found.map((one) => one.main), ...found.map((one) => one.lesser)] },
    );
  },
});
