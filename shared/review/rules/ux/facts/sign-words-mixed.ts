import {
  type SignWords,
  signButton,
  signLine,
  signTitle,
} from "../../../../perception/copy/sign-in-screen.ts";
import type { Frame } from "../../../../perception/frame/frame.ts";
import { excerpt } from "../../../../perception/text/prose.ts";
import { isForPeople } from "../../../../perception/structure/screen-kind.ts";
import { defineRule } from "../../../rule.ts";

/** Two that lead into one form and say different things; the first is what the screen is called. */
function contradiction(frame: Frame): readonly [SignWords, SignWords] | undefined {
  const [first, ...others] = [signTitle(frame), signButton(frame), signLine(frame)].filter(
    (one) => one !== undefined,
  );
  const other = others.find(({ purpose }) => purpose !== first?.purpose);
  return first && other && [first, other];
}

export const signWordsMixed = defineRule({
  id: "sign-words-mixed",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    title: "Sign in or sign up?",
    problem:
      "“{first}” and “{other}” lead to one form, but the one is for people with an account and the other is not.",
    why: "People who are not sure whether they have an account here cannot tell which form they are filling in.",
    fix: "Say the same in both places.",
  },
  applies: (frame) => (isForPeople(frame) && signTitle(frame) ? [frame.root] : []),
  check: (_, { frame, pass, fail }) => {
    const [first, other] = contradiction(frame) ?? [];
    if (!first || !other) return pass();
    return fail(
      { first: excerpt(first.words, 40), other: excerpt(other.words, 40) },
      { layers: [first.layer, other.layer] },
    );
  },
});
