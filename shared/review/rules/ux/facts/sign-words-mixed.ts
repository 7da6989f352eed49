import { accountQuestion } from "../../../../perception/copy/actions/account-question.ts";
import {
  type SignWords,
  signButtons,
  signLine,
  signTitle,
} from "../../../../perception/copy/sign-in-screen.ts";
import type { Frame } from "../../../../perception/frame/frame.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineRule } from "../../../rule.ts";

/**
 * The main button, unless it stands above the title, as one for everybody does in the head of a page, or another button
 * does what the title says: then it is the other way in.
 */
function buttonBelow(title: SignWords | undefined, frame: Frame): SignWords | undefined {
  const buttons = signButtons(frame);
  const main = buttons.find(({ isMain }) => isMain);
  if (!title || !main) return main;
  const isAbove = main.layer.node.box.y < title.layer.node.box.y;
  return isAbove || buttons.some(({ purpose }) => purpose === title.purpose) ? undefined : main;
}

/** Two that lead into one form and say different things; the first is what the screen is called. */
function inForm(frame: Frame): readonly [SignWords, SignWords] | undefined {
  const title = signTitle(frame);
  const [first, ...others] = [title, buttonBelow(title, frame), signLine(frame)].filter(
    (one) => one !== undefined,
  );
  const other = others.find(({ purpose }) => purpose !== first?.purpose);
  return first && other && [first, other];
}

/** A question and the answer beside it that are for different people. */
function inQuestion(frame: Frame): readonly [SignWords, SignWords] | undefined {
  const { question, answer } = accountQuestion(frame) ?? {};
  return question && answer && question.purpose !== answer.purpose ? [question, answer] : undefined;
}

export const signWordsMixed = defineRule({
  id: "sign-words-mixed",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    en: {
      title: "Sign in or sign up?",
      problem:
        "“{first}” and “{other}” belong together, but one speaks to people with an account and the other to people without.",
      why: "People who are not sure whether they have an account here cannot tell which one is for them.",
      fix: "Speak to the same people in both places.",
    },
    fr: {
      title: "Se connecter ou s’inscrire ?",
      problem:
        "« {first} » et « {other} » vont ensemble, mais l’un s’adresse à qui a un compte et l’autre à qui n’en a pas.",
      why: "Quand on ne sait plus si l’on a un compte ici, on ne peut pas deviner quel chemin prendre.",
      fix: "Adressez-vous aux mêmes personnes aux deux endroits.",
    },
  },
  applies: (frame) =>
    isForPeople(frame) && (signTitle(frame) || accountQuestion(frame)) ? [frame.root] : [],
  check: (_, { frame, fail }) =>
    [inForm(frame), inQuestion(frame)]
      .filter((one) => one !== undefined)
      .map(([first, other]) =>
        fail(
          { first: excerpt(first.words, 40), other: excerpt(other.words, 40) },
          { layers: [...new Set([first.layer, other.layer])] },
        ),
      ),
});
