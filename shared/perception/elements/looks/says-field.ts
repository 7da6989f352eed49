import { contrastOf } from "../../../scene/color.ts";
import { FIELD_WORDS } from "../../../standards/words/label-words.ts";
import { FAINT_AT } from "../../frame/limits.ts";
import { isPrompt, labelWords } from "../../text/language/label-words.ts";
import type { TextThing } from "../../things/thing.ts";
import { contrastOfLook, type Sight } from "../evidence/sight.ts";
import { isColored } from "./looks-like-link.ts";

/** True when a few words name what is to be written. */
export const saysField = ({ layer }: TextThing): boolean => {
  const words = labelWords(layer.node.text.characters);
  return words.length <= 5 && (isPrompt(words) || words.some((word) => FIELD_WORDS.has(word)));
};

/** True when words are fainter, not coloured: an example of what is to be written, in any language. */
export function isFaint(text: TextThing, sight: Sight): boolean {
  if (isColored(sight.fillOf(text), sight)) return false;
  const own = contrastOfLook(sight.fillOf(text));
  const body = contrastOf(sight.bodyColor, sight.groundOf(text));
  return own <= FAINT_AT.prompt.most && own <= FAINT_AT.prompt.shareOfBody * body;
}
