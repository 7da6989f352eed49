import {
  type AccountQuestion,
  accountQuestion,
} from "../../../../perception/copy/actions/account-question.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { type Frame, type TextLayer, isText } from "../../../../perception/frame/frame.ts";
import { lookOfPaints } from "../../../../perception/frame/look-of-paints.ts";
import { paintedIndex } from "../../../../perception/paint/painted-index.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { fillsOf, styleOf } from "../../../../perception/text/typography/text-style.ts";
import { defineRule } from "../../../rule.ts";
import { colorfulness } from "../../../../scene/color.ts";
import { contains, grow } from "../../../../scene/geometry.ts";

const lookOfText = (text: TextLayer): string => {
  const { sizePx, weight, fontFamily } = styleOf(text);
  const { decoration, isItalic, case: letters } = text.node.text.runs[0] ?? {};
  return JSON.stringify([
    sizePx,
    weight,
    fontFamily,
    decoration,
    isItalic,
    letters,
    fillsOf(text),
    text.node.opacity,
  ]);
};

/** All runs of a text look the same, and none of them is underlined. */
const isOfOneLook = ({ node }: TextLayer): boolean =>
  new Set(
    node.text.runs.map(({ sizePx, weight, fontFamily, decoration, isItalic, case: letters, fills }) =>
      JSON.stringify([
        sizePx,
        weight,
        fontFamily,
        decoration,
        isItalic,
        letters,
        lookOfPaints(fills ?? node.fills),
      ]),
    ),
  ).size === 1;

const isUnderlined = ({ node }: TextLayer): boolean =>
  node.text.runs.some(({ decoration }) => decoration === "underline");

const COLORFUL = 0.25;

/** All of a line in a colour is a link from end to end. */
function isColored({ node }: TextLayer): boolean {
  const [fill] = node.text.runs[0]?.fills ?? node.fills ?? [];
  return fill?.type === "solid" && colorfulness(fill.color) >= COLORFUL;
}

const NEAR_PX = 4;

/** A box around it, an arrow behind it or a line below it sets an answer apart from its question. */
const isSetApart = (told: TextLayer, asked: TextLayer, frame: Frame): boolean =>
  paintedIndex(frame)
    .touching(grow(told.node.box, NEAR_PX))
    .some((layer) => !contains(layer.node.box, asked.node.box));

/** A question to those with or without an account whose answer is set just like it; undefined when there is none. */
const unmarkedAnswer = computed((frame: Frame): AccountQuestion | undefined => {
  const found = accountQuestion(frame);
  if (!found) return undefined;
  const [asked, told] = [found.question.layer, found.answer.layer];
  if (
    !isText(asked) ||
    !isText(told) ||
    isUnderlined(told) ||
    isColored(told) ||
    isSetApart(told, asked, frame)
  )
    return undefined;
  if (!isOfOneLook(asked) || !isOfOneLook(told) || lookOfText(asked) !== lookOfText(told)) return undefined;
  return found;
});

export const answerLikeQuestion = defineRule({
  id: "answer-like-question",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/clickable-elements/",
  says: {
    en: {
      title: "Link looks like the words before it",
      problem:
        "“{answer}” is set just like “{question}”: no colour, weight or line shows that it can be pressed.",
      why: "Those for whom it is look for a way on; what looks like the end of a sentence is read, and not pressed.",
      fix: "Set “{answer}” in the colour of your links, bolder or underlined.",
    },
    fr: {
      title: "Le lien se confond avec la question",
      problem:
        "« {answer} » est composé exactement comme « {question} » : ni couleur, ni graisse, ni soulignement n’indique que l’on peut appuyer.",
      why: "Ceux à qui ces mots s’adressent cherchent par où passer ; ce qui ressemble à la fin d’une phrase se lit, et l’on n’y appuie pas.",
      fix: "Donnez à « {answer} » la couleur de vos liens, ou mettez-le en gras ou souligné.",
    },
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
