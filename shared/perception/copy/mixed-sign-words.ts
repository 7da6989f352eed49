import { bottom, right } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import type { Frame } from "../frame/frame.ts";
import { clusters } from "../structure/clusters.ts";
import { accountQuestion } from "./actions/account-question.ts";
import { type SignWords, signButtons, signLine, signTexts, signTitle } from "./sign-in-screen.ts";

type Mixed = readonly [first: SignWords, other: SignWords];

const LEVEL_PX = 4;

/** True where both ways stand side by side over a button: it sends the one that is open. */
function isUnderBothWays({ layer: { node } }: SignWords, frame: Frame): boolean {
  const over = signTexts(frame).filter(
    ({ layer: { node: text } }) =>
      bottom(text.box) <= node.box.y && text.box.x >= node.box.x && right(text.box) <= right(node.box),
  );
  return clusters(over, ({ layer }) => layer.node.box.y, LEVEL_PX).some(
    (line) => new Set(line.map(({ purpose }) => purpose)).size > 1,
  );
}

/**
 * The main button, unless it stands below a choice of both ways, or it stands above the title, as one for everybody does in the head of a page, or another button
 * does what the title says: then it is the other way in.
 */
function buttonBelow(title: SignWords | undefined, frame: Frame): SignWords | undefined {
  const buttons = signButtons(frame);
  const main = buttons.find(({ isMain }) => isMain);
  if (!main || isUnderBothWays(main, frame)) return undefined;
  if (!title) return main;
  const isAbove = main.layer.node.box.y < title.layer.node.box.y;
  return isAbove || buttons.some(({ purpose }) => purpose === title.purpose) ? undefined : main;
}

/** Two that lead into one form and say different things; the first is what the screen is called. */
function inForm(frame: Frame): Mixed | undefined {
  const title = signTitle(frame);
  const [first, ...others] = [title, buttonBelow(title, frame), signLine(frame)].filter(
    (one) => one !== undefined,
  );
  const other = others.find(({ purpose }) => purpose !== first?.purpose);
  return first && other && [first, other];
}

/** A question and the answer beside it that are for different people. */
function inQuestion(frame: Frame): Mixed | undefined {
  const { question, answer } = accountQuestion(frame) ?? {};
  return question && answer && question.purpose !== answer.purpose ? [question, answer] : undefined;
}

/** Words that belong together, of which some speak to people with an account and others to people without. */
export const mixedSignWords = computed((frame: Frame): readonly Mixed[] =>
  [inForm(frame), inQuestion(frame)].filter((one) => one !== undefined),
);
