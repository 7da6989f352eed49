import { bottom, contains } from "../../../../../scene/geometry.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import {
  closest,
  descendants,
  type Frame,
  isText,
  type Layer,
  type TextLayer,
} from "../../../../../perception/frame/frame.ts";
import { boxPainter } from "../../../../../perception/paint/painted-box.ts";
import { type Repetition, repetitions } from "../../../../../perception/structure/repetition/repetition.ts";
import { wordsOf } from "../../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import { inkBox } from "../../../../../perception/text/typography/ink.ts";
import { styleOf } from "../../../../../perception/text/typography/text-style.ts";
import { copyTexts } from "../../../../../perception/copy/copy-texts.ts";

const IS_QUESTION = /\p{L}\s?[?？]$/u;
const FEWEST_ANSWERS = 3;
/** Space between a question and its first answer. */
const FAR_PX = 56;
const MARKED = { ratio: 1.1, boldness: 100 };

const isQuestion = (text: TextLayer): boolean => IS_QUESTION.test(wordsOf(text));

const written = computed((frame: Frame): ReadonlySet<Layer> => new Set(copyTexts(frame)));

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

/** The first of the answers to choose from, one below the other; undefined of cells that are none. */
function firstAnswer({ axis, cells }: Repetition): TextLayer | undefined {
  if (axis !== "column") return undefined;
  const answers = cells.flatMap(({ layers: [cell] }) => answerIn(cell) ?? []);
  const isChoice = answers.length >= FEWEST_ANSWERS && answers.length === cells.length;
  // A list of questions asks nothing of its reader.
  return isChoice && !answers.some(isQuestion) ? answers[0] : undefined;
}

/** The question that stands alone right above the first cell. */
function questionAbove({ cells: [first] }: Repetition, frame: Frame): TextLayer | undefined {
  if (!first) return undefined;
  const [above, ...others] = textIndex(frame)
    .touching({ ...first.box, y: first.box.y - FAR_PX, height: FAR_PX })
    .filter((text) => written(frame).has(text) && bottom(inkBox(text) ?? text.node.box) <= first.box.y);
  return above && others.length === 0 && isQuestion(above) ? above : undefined;
}

/** The questions above boxes to choose from that are set no larger and no bolder than the answers, each with the first one. */
export const unmarkedQuestions = computed((frame: Frame): ReadonlyMap<TextLayer, TextLayer> => {
  if (!copyTexts(frame).some(isQuestion)) return new Map();
  return new Map(
    repetitions(frame).flatMap((repetition) => {
      const answer = firstAnswer(repetition);
      const question = answer && questionAbove(repetition, frame);
      return question && isUnmarked(question, answer) ? [[question, answer] as const] : [];
    }),
  );
});
