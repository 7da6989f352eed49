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

const inTwo = (more: object): readonly SceneNode[] => [
  text(QUESTION.trim(), { x: 80, y: 400, width: 170 }),
  text(ANSWER, { x: 256, y: 400, width: 60, ...more }),
];

testRule(disguisedAction, {
  fail: {
    "the answer at the end of one text": [
      login(text("Already a member? Log in", { x: 80, y: 400, width: 200 })),
      { label: "Log in" },
    ],
    "the answer in a text of its own": [login(...inTwo({})), { label: "Sign up" }],
    "a question without its apostrophe": [
      login(text("Dont have a account? Sign up", { x: 80, y: 400, width: 230 })),
      { label: "Sign up" },
    ],
    "in French": [
      login(text("Déjà un compte ? Se connecter", { x: 80, y: 400, width: 230 })),
      { label: "Se connecter" },
    ],
  },
  ignore: {
    "a bold answer": login(inOne({ weight: 700 })),
    "an underlined answer": login(inOne({ decoration: "underline" })),
    "an answer in another colour": login(...inTwo({ color: "#1a3fb0" })),
    "an answer in a box": login(
      text(QUESTION.trim(), { x: 80, y: 400, width: 170 }),
      layer({ type: "RECTANGLE", x: 254, y: 394, width: 74, height: 36, fill: "#eef0f6" }),
      text(ANSWER, { x: 262, y: 400, width: 60 }),
    ),
    "an answer with a line drawn below it": login(
      ...inTwo({}),
      layer({ type: "RECTANGLE", x: 256, y: 424, width: 60, height: 1, fill: "#111111" }),
    ),
    "all of it underlined": login(
      text(QUESTION + ANSWER, { x: 80, y: 400, width: 230, decoration: "underline" }),
    ),
    "all of it in the colour of links": login(
      text(QUESTION + ANSWER, { x: 80, y: 400, width: 230, color: "#1a3fb0" }),
    ),
    "a question without an answer": login(text(QUESTION, { x: 80, y: 400 })),
    "another question": login(text("Lost something? Sign here", { x: 80, y: 400 })),
  },
});
