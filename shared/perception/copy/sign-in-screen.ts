import { INTO_SIGN_IN, INTO_SIGN_UP, SIGN_IN, SIGN_UP } from "../../standards/words/sign-in-words.ts";
import { isSure, type Element } from "../elements/element.ts";
import { elements } from "../elements/elements.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { lookupForm } from "../text/language/prose.ts";
import { copyTexts } from "./copy-texts.ts";

/** The purpose of a screen with a form: to enter an account, or to open one. */
export type SignPurpose = "in" | "up";

/** Words of a screen that say whether it is for those who have an account. */
export interface SignWords {
  readonly layer: Layer;
  readonly words: string;
  readonly purpose: SignPurpose;
}

const purposeOf = (text: string, signIn: RegExp, signUp: RegExp): SignPurpose | undefined => {
  const words = lookupForm(text);
  if (signIn.test(words)) return "in";
  return signUp.test(words) ? "up" : undefined;
};

function wordsOfElement({ label, layers: [layer] }: Element): readonly SignWords[] {
  const purpose = purposeOf(label, SIGN_IN, SIGN_UP);
  return purpose ? [{ layer, words: label.trim(), purpose }] : [];
}

/** The words of the title of a screen with fields. */
export const signTitle = computed((frame: Frame): SignWords | undefined => {
  const all = elements(frame);
  if (!all.some((one) => one.role === "field" && isSure(one))) return undefined;
  return all.filter((one) => one.role === "screen-title" && isSure(one)).flatMap(wordsOfElement)[0];
});

/** The words of a button, and whether it is the main one of its screen. */
export interface SignButton extends SignWords {
  readonly isMain: boolean;
}

/** The words of its buttons. */
export const signButtons = computed((frame: Frame): readonly SignButton[] =>
  elements(frame)
    .filter((one) => one.role === "button" && isSure(one))
    .flatMap((one) => wordsOfElement(one).map((words) => ({ ...words, isMain: one.isPrimary === true }))),
);

/** The texts that say one of both ways, whatever they are. */
export const signTexts = computed((frame: Frame): readonly SignWords[] =>
  copyTexts(frame).flatMap((layer) => {
    const words = layer.node.text.characters;
    const purpose = purposeOf(words, SIGN_IN, SIGN_UP);
    return purpose ? [{ layer, words, purpose }] : [];
  }),
);

/** The words of the line that leads into its form. */
export const signLine = computed(
  (frame: Frame): SignWords | undefined =>
    copyTexts(frame).flatMap((layer) => {
      const words = layer.node.text.characters;
      const purpose = purposeOf(words, INTO_SIGN_IN, INTO_SIGN_UP);
      return purpose ? [{ layer, words: words.trim(), purpose }] : [];
    })[0],
);
