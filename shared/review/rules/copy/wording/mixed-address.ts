import { mixedAddresses } from "../../../../perception/copy/addressed-as.ts";
import { proseTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";

export const mixedAddress = defineRule({
  id: "mixed-address",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://learn.microsoft.com/en-us/style-guide/grammar/person",
  says: {
    title: "Reader addressed in two ways",
    problem: "“{first}” and “{second}” address the same person in two ways.",
    why: "When a screen changes its tone, people wonder whether it still speaks to them.",
    fix: "Choose one way, such as “your”, and keep to it on all screens.",
  },
  applies: (frame) => wholeFrame(frame, proseTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const found = mixedAddresses(frame);
    if (found.length === 0) return pass();
    return found.map(({ first, second }) =>
      fail(
        { first: excerpt(wordsOf(first), 50), second: excerpt(wordsOf(second), 50) },
        { layers: [first, second] },
      ),
    );
  },
});
