import { accountQuestion } from "../../../../perception/copy/actions/account-question.ts";
import { mixedSignWords } from "../../../../perception/copy/mixed-sign-words.ts";
import { signTitle } from "../../../../perception/copy/sign-in-screen.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineRule } from "../../../rule.ts";

export const signWordsMixed = defineRule({
  id: "sign-words-mixed",
  aspect: "ux",
  severity: "major",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    en: {
      title: "Sign in or sign up?",
      problem:
        "“{first}” and “{other}” belong together, but one speaks to people with an account and the other to people without.",
      why: "People who are not sure whether they have an account here cannot tell which one is for them.",
      fix: "Write both for the same people: for those who have an account, or for those who have none yet.",
    },
    fr: {
      title: "Se connecter ou s’inscrire ?",
      problem:
        "« {first} » et « {other} » vont ensemble, mais l’un s’adresse à qui a un compte et l’autre à qui n’en a pas.",
      why: "Quand on ne sait plus si l’on a un compte ici, on ne peut pas deviner quel chemin prendre.",
      fix: "Écrivez les deux pour les mêmes personnes : celles qui ont un compte, ou celles qui n’en ont pas encore.",
    },
  },
  applies: (frame) =>
    isForPeople(frame) && (signTitle(frame) || accountQuestion(frame)) ? [frame.root] : [],
  check: (_, { frame, fail }) =>
    mixedSignWords(frame).map(([first, other]) =>
      fail(
        { first: excerpt(first.words, 40), other: excerpt(other.words, 40) },
        { layers: [...new Set([first.layer, other.layer])] },
      ),
    ),
});
