import { bottom, contains } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import { closest, descendants, type Frame, isText, type Layer, type TextLayer } from "../frame/frame.ts";
import { boxPainter } from "../paint/painted-box.ts";
import { repetitions } from "../structure/repetition/repetition.ts";
import { wordsOf } from "../text/language/prose.ts";
import { textIndex } from "../text/text-index.ts";
import { inkBox } from "../text/typography/ink.ts";
import { styleOf } from "../text/typography/text-style.ts";
import { copyTexts } from "./copy-texts.ts";

const IS_QUESTION = /\p{L}\s?[?？]$/u;
const FEWEST_ANSWERS = 3;
/** Space between a question and its first answer. */
const FAR_PX = 56;
const MARKED = { ratio: 1.1, boldness: 100 };

/** The only text of an answer in a box of its own. */
function answerIn(cell: Layer): TextLayer | undefined {
  const [text, ...more] = descendants(cell).filter(
    (one): one is TextLayer => isText(one) && /\p{L}{2}/u.test(wordsOf(one)),
  );
  const box = text && closest(text, (one) => !isText(one) && boxPainter(one) !== undefined)?.node.box;
  return box && more.length === 0 && contains(cell.node.box, box, 1) ? text : undefined;
}

const isUnmarked = (question: TextLayer, answer: TextLayer): boolean => {
  const [own, other] = [styleOf(question), styleOf(answer)];
  return own.sizePx < MARKED.ratio * other.sizePx && own.weight < other.weight + MARKED.boldness;
};

/** The questions above boxes to choose from that are set no larger and no bolder than the answers, each with the first one. */
export const unmarkedQuestions = computed((frame: Frame): ReadonlyMap<TextLayer, TextLayer> => {
  const written = new Set(copyTexts(frame));
  const questions = [...written].filter((text) => IS_QUESTION.test(wordsOf(text)));
  const found = new Map<TextLayer, TextLayer>();
  if (questions.length === 0) return found;
  for (const { axis, cells } of repetitions(frame)) {
    const answers = cells.flatMap(({ layers: [cell] }) => answerIn(cell) ?? []);
    const [first] = cells;
    const [answer] = answers;
    if (axis !== "column" || !first || !answer) continue;
    if (answers.length < FEWEST_ANSWERS || answers.length !== cells.length) continue;
    // A list of questions asks nothing of its reader.
    if (answers.some((one) => IS_QUESTION.test(wordsOf(one)))) continue;
    const above = textIndex(frame)
      .touching({ ...first.box, y: first.box.y - FAR_PX, height: FAR_PX })
      .filter((text) => written.has(text) && bottom(inkBox(text) ?? text.node.box) <= first.box.y);
    const [question, ...others] = above;
    const isOne = question && others.length === 0 && questions.includes(question);
    if (isOne && isUnmarked(question, answer)) found.set(question, answer);
  }
  return found;
});
