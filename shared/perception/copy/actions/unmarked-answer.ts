import { contains, grow } from "../../../scene/geometry.ts";
import { colorfulness } from "../../../scene/color.ts";
import { computed } from "../../frame/computed.ts";
import { type Frame, isText, type TextLayer } from "../../frame/frame.ts";
import { lookOfPaints } from "../../frame/look-of-paints.ts";
import { paintedIndex } from "../../paint/painted-index.ts";
import { fillsOf, styleOf } from "../../text/typography/text-style.ts";
import { type AccountQuestion, accountQuestion } from "./account-question.ts";

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
export const unmarkedAnswer = computed((frame: Frame): AccountQuestion | undefined => {
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
