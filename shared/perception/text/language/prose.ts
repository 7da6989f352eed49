import { MONOSPACED } from "../typography/lines.ts";
import type { TextLayer } from "../../frame/frame.ts";
import { rememberedFlag } from "../../frame/remembered.ts";
import { rememberedText } from "../../frame/remembered-text.ts";
import type { Text } from "../../../scene/scene.ts";

/** Spaces at which no line breaks, as French sets them. */
const FIXED_SPACE = /[\u00A0\u202F]/g;
/** Marks that are not seen, as pasted dates and soft hyphens bring them; not those that join letters. */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu;

/** A text with spaces that are all alike, character by character at the same places. */
export const withPlainSpaces = (text: string): string => text.replace(FIXED_SPACE, " ");

const plainWords = rememberedText((characters) =>
  withPlainSpaces(characters.normalize("NFC").replace(UNSEEN, "")).trim(),
);

/** The characters of a text layer as they are read: without what nobody sees, and without space at the ends. */
export const wordsOf = ({ node }: TextLayer): string => plainWords(node.text.characters);

/** Counts the words of a text; a number is a word. */
export const countWords = rememberedText(
  (text) => text.match(/(?!['’.@_-])[\p{L}\p{N}'’.@_-]+/gu)?.length ?? 0,
);

/** Shortens a text for a finding, at the end of a word. */
export function excerpt(text: string, maxLength = 60): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength).replace(/\s+\S*$/, "")}…`;
}

/** Names a few different texts in the order of the screen: `Save, Cancel …`. */
export function examplesOf(layers: readonly TextLayer[], most = 5): string {
  const different = [...new Set(layers.map((layer) => excerpt(wordsOf(layer), 40)))];
  return different.slice(0, most).join(", ") + (different.length > most ? " …" : "");
}

/** A text as it is looked up in a list: lower case, straight apostrophes, no commas, no marks at the ends. */
export const lookupForm = rememberedText((text) => {
  const form = text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s*[,!]?\s+/g, " ")
    .replace(/^[^\p{L}\p{N}$€£]+/u, "");
  return /^.*[\p{L}\p{N}]/su.exec(form)?.[0] ?? "";
});

const CODE =
  /=>|[{}]\s*$|^[^\S\n\r\u2028\u2029]*[{}]|\w\(\)|;\s*$|<\/\w+>|^[^\S\n\r\u2028\u2029]*(import|const|let|var|function|return)\s/m;

/** True when a text is set as code, whatever it says. */
export const isMonospaced = ({ runs }: Pick<Text, "runs">): boolean =>
  runs.some((run) => MONOSPACED.test(run.fontFamily));

/** True when a text is a piece of code. */
export const isCode: (text: TextLayer) => boolean = rememberedFlag(
  (text: TextLayer) => isMonospaced(text.node.text) || CODE.test(text.node.text.characters),
);
