import { proseTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { textsSaidTwice as findSaidTwice } from "../../../../perception/copy/said-twice.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";

export const saidTwice = defineRule({
  id: "said-twice",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/concise-scannable-and-objective-how-to-write-for-the-web/",
  says: {
    title: "Same words twice",
    problem: "“{text}” appears twice, one right below the other.",
    why: "The second line adds nothing, and people wonder what should have stood there.",
    fix: "Say below the heading what it leaves open, or remove the line.",
  },
  applies: (frame) => wholeFrame(frame, proseTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const found = findSaidTwice(frame);
    if (found.length === 0) return pass();
    return found.map(({ first, again }) =>
      fail({ text: excerpt(wordsOf(first)) }, { layers: [first, again], cause: wordsOf(first) }),
    );
  },
});
