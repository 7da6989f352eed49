import type { SceneNode, TextRun } from "../../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../../scene/testing.ts";
import { testRule } from "../../../../testing.ts";
import { disguisedAction } from "../disguised-action.ts";

const login = (...more: readonly SceneNode[]): SceneNode =>
  screen([
    text("Log in", { x: 20, y: 60, sizePx: 28, weight: 700 }),
    layer({ type: "RECTANGLE", x: 20, y: 300, width: 335, height: 52, fill: "#1a3fb0" }),
    text("Log in", { x: 160, y: 314, color: "#ffffff" }),
    ...more,
  ]);

const QUESTION = "Don’t have an account? ";
const ANSWER = "Sign up";

/** One text, whose last words are set in a way of their own. */
const inOne = (look: Partial<TextRun>): SceneNode => {
  const node = text(QUESTION + ANSWER, { x: 80, y: 400, width: 230 });
  const [run] = node.text?.runs ?? [];
  if (!node.text || !run) throw new Error("A text has a run.");
  const runs = [
    { ...run, end: QUESTION.length },
    { ...run, ...look, start: QUESTION.length, end: QUESTION.length + ANSWER.length },
  ];
  return { ...node, text: { ...node.text, runs } };
};

testRule(disguisedAction, {
  fail: {
    "the answer at the end of one text": [
      login(text("Already a member? Log in", { x: 80, y: 400, width: 200 })),
      { label: "Log in" },
    ],
  },
  ignore: {
    "a bold answer": login(inOne({ weight: 700 })),
    "all of it underlined": login(
      text(QUESTION + ANSWER, { x: 80, y: 400, width: 230, decoration: "underline" }),
    ),
    "all of it in the colour of links": login(
      text(QUESTION + ANSWER, { x: 80, y: 400, width: 230, color: "#1a3fb0" }),
    ),
  },
});
