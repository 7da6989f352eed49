import {
  type AccountQuestion,
  accountQuestion,
} from "../../../../../perception/copy/actions/account-question.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { type Frame, type TextLayer, isText } from "../../../../../perception/frame/frame.ts";
import { lookOfPaints } from "../../../../../perception/frame/look-of-paints.ts";
import { colorfulness } from "../../../../../scene/color.ts";

/** How each stretch of a text is set. */
const looksOf = ({ node }: TextLayer): readonly string[] =>
  node.text.runs.map(({ sizePx, weight, fontFamily, decoration, isItalic, case: letters, fills }) =>
    JSON.stringify([
      [sizePx, weight, fontFamily, decoration, isItalic, letters, node.opacity],
      lookOfPaints(fills ?? node.fills),
    ]),
  );

const isUnderlined = ({ node }: TextLayer): boolean =>
  node.text.runs.some(({ decoration }) => decoration === "underline");

const COLORFUL = 0.25;

/** All of a line in a colour is a link from end to end. */
function isColored({ node }: TextLayer): boolean {
  const [fill] = node.text.runs[0]?.fills ?? node.fills ?? [];
  return fill?.type === "solid" && colorfulness(fill.color) >= COLORFUL;
}

/** A question to those with or without an account whose answer is set just like it; undefined when there is none. */
export const unmarkedAnswer = computed((frame: Frame): AccountQuestion | undefined => {
  const found = accountQuestion(frame);
  if (!found) return undefined;
  const [asked, told] = [found.question.layer, found.answer.layer];
  if (!isText(asked) || !isText(told) || isUnderlined(told) || isColored(told)) return undefined;
  return new Set([...looksOf(asked), ...looksOf(told)]).size === 1 ? found : undefined;
});
