import { proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { textRoles } from "../../../../perception/copy/text-roles.ts";
import { mayBe } from "../../../../perception/text/language/language.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { ASKING_VERBS_FR, QUESTIONS_EN, QUESTIONS_FR } from "../../../../standards/copy/questions.ts";
import { atEnd } from "../../../fixes/words/at-end.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

/** A longer text has other sentences, and is its own affair. */
const LONGEST = 120;

/** One sentence that ends with a word or a full stop; what ends with a small word goes on in another text. */
const ONE_SENTENCE = /^[^.!?…:;\n]*[\p{L}\p{N})”"»]\.?$/u;
const GOES_ON =
  /(?<!\p{L})(?:a|an|and|at|by|for|from|in|of|on|or|our|the|to|with|your|et|ou|à|de|du|des|le|la|les|un|une|vos|votre|nos|avec|pour)$/iu;

function isQuestion(text: string, layer: TextLayer, frame: Frame): boolean {
  const isIn = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));
  return (
    (mayBe("en", layer, frame) && isIn(QUESTIONS_EN)) ||
    (mayBe("fr", layer, frame) && isIn(QUESTIONS_FR) && asksInFrench(text))
  );
}

const asksInFrench = (text: string): boolean =>
  /est-ce qu/iu.test(text) || ASKING_VERBS_FR.test(text.slice(0, 40));

/** True unless somebody typed the text into a field: such words are not the makers' own. */
const isOfMakers = (layer: TextLayer, frame: Frame): boolean => textRoles(frame).get(layer) !== "input";

const mayAsk = (layer: TextLayer): boolean => {
  const text = wordsOf(layer);
  return text.length <= LONGEST && ONE_SENTENCE.test(text) && !GOES_ON.test(text);
};

/** English has no space before the mark, French has one that does not break. */
const asked = ({ node }: TextLayer, isFrench: boolean): string =>
  atEnd(node.text.characters, (words) => `${words.replace(/\.$/u, "")}${isFrench ? "\u00A0" : ""}?`);

export const missingQuestionMark = defineRule({
  id: "missing-question-mark",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "copy",
  basis: "https://learn.microsoft.com/en-us/style-guide/punctuation/question-marks",
  yieldsTo: ["placeholder-copy"],
  says: {
    en: {
      title: "Question without its mark",
      problem: "“{text}” asks something and has no question mark.",
      why: "The mark tells at a glance that an answer is wanted: without it people read the line twice.",
      fix: "End the question with a question mark.",
    },
    fr: {
      title: "Question sans point d’interrogation",
      problem: "« {text} » pose une question, mais sans point d’interrogation.",
      why: "Ce signe montre d’un coup d’œil qu’une réponse est attendue ; sans lui, on relit la ligne.",
      fix: "Terminez la question par un point d’interrogation.",
    },
  },
  applies: (frame) => proseTexts(frame).filter((text) => mayAsk(text) && isOfMakers(text, frame)),
  check: (layer, { frame, pass, fail }) => {
    const text = wordsOf(layer);
    return isQuestion(text, layer, frame)
      ? fail(
          { text: excerpt(text) },
          {
            mend: () =>
              wordChange(layer, asked(layer, mayBe("fr", layer, frame) && !mayBe("en", layer, frame))),
          },
        )
      : pass();
  },
});
