import { FILLER } from "../../../standards/copy/placeholder-copy.ts";
import { rememberedText } from "../../frame/remembered-text.ts";

const QUOTED = /“[^”“]{0,400}”|«[^»«]{0,400}»|„[^“„]{0,400}“|"[^"]{0,400}"|‘[^’‘]{0,400}’/gu;
/** So many words around it speak about what is quoted. */
const AROUND = /\p{L}{2}\P{L}+\p{L}{2}/u;

/** A text without its quotations; one that is nothing but a quotation is left whole. */
function ownWords(text: string): string {
  const own = text.replace(QUOTED, " ");
  return AROUND.test(own) ? own : text;
}

/** True when a text is filler that nobody is meant to read, and does not only speak of it. */
export const isFiller = rememberedText((text): boolean => FILLER.test(text) && FILLER.test(ownWords(text)));
