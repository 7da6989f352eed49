import { unmarkedAnswer } from "../../../../perception/copy/actions/unmarked-answer.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";

export const answerLikeQuestion = defineRule({
  id: "answer-like-question",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/clickable-elements/",
  says: {
    title: "Link looks like the words before it",
    problem:
      "“{answer}” is set just like “{question}”: no colour, weight or line shows that it can be pressed.",
    why: "Those for whom it is look for a way on; what looks like the end of a sentence is read, and not pressed.",
    fix: "Set “{answer}” in the colour of your links, bolder or underlined.",
  },
  applies: (frame) => {
    const found = unmarkedAnswer(frame);
    return found ? [found.answer.layer] : [];
  },
  check: (_, { frame, pass, fail }) => {
    const found = unmarkedAnswer(frame);
    if (!found) return pass();
    const { answer, question } = found;
    return fail(
      { answer: excerpt(answer.words, 40), question: excerpt(question.words) },
      { layers: [...new Set([question.layer, answer.layer])] },
    );
  },
});
