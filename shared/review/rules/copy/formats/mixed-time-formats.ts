import { proseTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { mixedColumns } from "../../../../perception/copy/mixed-column.ts";
import { wordsOf } from "../../../../perception/text/prose.ts";
import { timeFormat } from "../../../../perception/text/time-format.ts";
import { defineRule } from "../../../rule.ts";

export const mixedTimeFormats = defineRule({
  id: "mixed-time-formats",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis:
    "https://learn.microsoft.com/en-us/style-guide/a-z-word-list-term-collections/term-collections/date-time-terms",
  says: {
    title: "Times in several formats",
    problem: "One list writes its times in different ways: “{usual}” and “{odd}”.",
    why: "People compare the times of a list, and have to convert one of them in their heads.",
    fix: "Use the 12-hour or the 24-hour clock throughout, as the language of the screen has it.",
  },
  applies: (frame) => wholeFrame(frame, proseTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const found = mixedColumns(frame, timeFormat).map(({ usual, odd }) =>
      fail({ usual: wordsOf(usual), odd: wordsOf(odd[0]) }, { layers: odd }),
    );
    return found.length > 0 ? found : pass();
  },
});
