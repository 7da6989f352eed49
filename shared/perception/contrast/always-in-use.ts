import { namesOf } from "../elements/role-of-name.ts";
import { descendants, type Frame, type Layer } from "../frame/frame.ts";
import { nameWords } from "../text/language/words.ts";

/**
 * Words in the names of controls that can be used at any time: they lead through an app, or close a layer over it.
 */
const WORDS: ReadonlySet<string> = new Set([
  "menu",
  "hamburger",
  "burger",
  "close",
  "cart",
  "basket",
  "profile",
  "account",
]);

/** True when a control is called something that is never out of use, so that its grey does not say that it is. */
export const isAlwaysInUse = (control: Layer, frame: Frame): boolean =>
  [control, ...descendants(control)].some((one) =>
    namesOf(one, frame).some((name) => nameWords(name).some((word) => WORDS.has(word))),
  );
