import { PASSWORD, PASSWORD_LOST } from "../../../../standards/words/sign-in-words.ts";
import { signButton, signTitle } from "../../../../perception/copy/sign-in-screen.ts";
import type { Element } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { lookupForm } from "../../../../perception/text/language/prose.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineRule } from "../../../rule.ts";

const CERTAIN = 0.7;

const isPassword = ({ role, certainty, parts }: Element): boolean =>
  role === "field" &&
  certainty >= CERTAIN &&
  [parts.label, parts.placeholder, parts.words].some(
    (text) => text !== undefined && PASSWORD.test(lookupForm(text.node.text.characters)),
  );

/** The one password of a screen where people enter their account: where there are two it is a new one. */
function passwordOfSignIn(frame: Frame): readonly Layer[] {
  const purposes = [signTitle(frame), signButton(frame)].flatMap((one) => one?.purpose ?? []);
  if (!purposes.includes("in") || purposes.includes("up")) return [];
  const [password, ...others] = elements(frame).filter(isPassword);
  return password && others.length === 0 ? [password.layers[0]] : [];
}

export const noPasswordReset = defineRule({
  id: "no-password-reset",
  aspect: "ux",
  severity: "suggestion",
  certainty: "likely",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/checklist-registration-login/",
  says: {
    en: {
      title: "No way to a new password",
      problem: "This screen asks for a password and offers nothing to those who have forgotten it.",
      why: "A forgotten password is what most often keeps people out of their own account.",
      fix: "Put a link such as “Forgot your password?” right below the field.",
    },
    fr: {
      title: "Aucun moyen de changer un mot de passe oublié",
      problem: "Cet écran demande un mot de passe et ne propose rien quand on l’a oublié.",
      why: "C’est le plus souvent un mot de passe oublié qui empêche d’accéder à son compte.",
      fix: "Placez juste sous le champ un lien tel que « Mot de passe oublié ? ».",
    },
  },
  applies: (frame) => (isScreen(frame) ? passwordOfSignIn(frame) : []),
  check: (_, { frame, pass, fail }) => {
    const isOffered = copyTexts(frame).some(({ node }) =>
      PASSWORD_LOST.test(lookupForm(node.text.characters)),
    );
    return isOffered ? pass() : fail({});
  },
});
