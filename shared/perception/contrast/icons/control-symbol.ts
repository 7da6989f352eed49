import type { PressedRole } from "../../elements/element.ts";
import { targetByLayer } from "../../controls/targets/targets.ts";
import { computed } from "../../frame/computed.ts";
import { closest, type Frame, type TextLayer } from "../../frame/frame.ts";
import { holdsOneText } from "../../text/typography/lone-text.ts";
import { isSymbol } from "../../things/symbol.ts";

const LETTER = /^\p{L}$/u;
const CROSS = /^x$/i;

const charactersOf = ({ node }: TextLayer): string => node.text.characters.trim();

/** Among other single letters an x is one of them: sizes, answers, keys, days. */
const holdsOtherLetters = computed(({ texts }: Frame): boolean =>
  texts.some((text) => LETTER.test(charactersOf(text)) && !CROSS.test(charactersOf(text))),
);

const BUTTONS: ReadonlySet<PressedRole | undefined> = new Set(["button", "icon-button", undefined]);

/** An x that is all that a button shows closes something, and is no word. */
function isCross(text: TextLayer, frame: Frame): boolean {
  if (!CROSS.test(charactersOf(text)) || holdsOtherLetters(frame)) return false;
  const control = closest(text, (layer) => targetByLayer(frame).has(layer));
  const role = control && targetByLayer(frame).get(control)?.role;
  return control !== undefined && BUTTONS.has(role) && holdsOneText(control, frame);
}

/** True when a text is set to be seen as a drawing: a symbol anywhere, or the x of a button. */
export const isDrawnWithLetters = (text: TextLayer, frame: Frame): boolean =>
  isSymbol(text) || isCross(text, frame);
