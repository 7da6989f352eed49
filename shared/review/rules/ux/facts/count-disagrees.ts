import { countedLists } from "../../../../perception/copy/counted-lists.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";

export const countDisagrees = defineRule({
  id: "count-disagrees",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    title: "A count that its list contradicts",
    problem: "“{text}” counts {said}, but the list below it has another number of rows: {rows}.",
    why: "People look for what is missing, or fear to pay for what they did not choose.",
    fix: "Correct the count or the list, or say on a row that there are several of it.",
  },
  applies: (frame) => (isForPeople(frame) ? countedLists(frame).map(({ text }) => text) : []),
  check: (layer, { frame, pass, fail }) => {
    const found = countedLists(frame).find(({ text }) => text === layer);
    if (!found || found.said === found.prices.length) return pass();
    return fail(
      { text: excerpt(wordsOf(layer)), said: found.said, rows: found.prices.length },
      { layers: [layer, ...found.prices] },
    );
  },
});
