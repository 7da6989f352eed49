import { writtenTexts } from "../../../../perception/copy/copy-texts.ts";
import { rememberedText } from "../../../../perception/frame/remembered-text.ts";
import { textLanguage } from "../../../../perception/text/language/language.ts";
import { countWords, isUserWritten, wordsOf } from "../../../../perception/text/language/prose.ts";
import { CALLING_VERBS, NEVER_NAMES } from "../../../../standards/copy/small-words.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const FEWEST_WORDS = 6;
const CAPITALISED = /^\p{Lu}\p{Ll}{1,14}$/u;
const LOWER_CASE = /^\p{Ll}{1,20}$/u;
const BEFORE_COMMA = /^\p{Ll}{1,20},$/u;

/** A capital in the middle of a sentence that begins nothing and names nothing. */
interface StrayCapital {
  readonly written: string;
  readonly near: string;
}

/** Only words that name nothing: “Markdown”, “Sketch” and “Notes” are ordinary words, too. */
function isStray(before: string, word: string, after: string): boolean {
  if (!CAPITALISED.test(word) || !LOWER_CASE.test(after)) return false;
  const small = word.toLowerCase();
  if (LOWER_CASE.test(before)) return NEVER_NAMES.has(small);
  return BEFORE_COMMA.test(before) && (NEVER_NAMES.has(small) || CALLING_VERBS.has(small));
}

function strayIn(line: string): StrayCapital | undefined {
  const words = line.split(/\s+/u);
  const at = words.findIndex((word, index) => isStray(words[index - 1] ?? "", word, words[index + 1] ?? ""));
  const written = words[at];
  return written === undefined
    ? undefined
    : { written, near: words.slice(Math.max(0, at - 2), at + 3).join(" ") };
}

/** Each line may begin with a capital. */
const findStray = rememberedText((text): StrayCapital | undefined => {
  for (const line of text.split("\n")) {
    const found = strayIn(line.trim());
    if (found) return found;
  }
  return undefined;
});

export const strayCapital = defineRule({
  id: "stray-capital",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "language",
  basis: "https://learn.microsoft.com/en-us/style-guide/capitalization",
  says: {
    en: {
      title: "Capital in the middle of a sentence",
      problem: "“{written}” has a capital, though no sentence begins there: “{near}”.",
      why: "A capital says that a sentence or a name begins; people stop there and read again.",
      fix: "Write it with a small letter, or end the sentence before it.",
    },
    fr: {
      title: "Majuscule au milieu d’une phrase",
      problem: "« {written} » porte une majuscule alors qu’aucune phrase n’y commence : « {near} ».",
      why: "Une majuscule annonce une phrase ou un nom ; on s’arrête là, et on relit.",
      fix: "Écrivez ce mot avec une minuscule, ou terminez la phrase avant lui.",
    },
  },
  applies: (frame) =>
    writtenTexts(frame).filter(
      (text) =>
        countWords(wordsOf(text)) >= FEWEST_WORDS &&
        textLanguage(text, frame) === "en" &&
        !isUserWritten(text),
    ),
  check: (layer, { pass, fail }) => {
    const { characters } = layer.node.text;
    const found = findStray(characters);
    if (!found) return pass();
    const { written, near } = found;
    const better = near.replace(written, () => written.toLowerCase());
    return fail(
      { written, near },
      {
        cause: near,
        mend: () =>
          wordChange(
            layer,
            characters.replace(near, () => better),
          ),
      },
    );
  },
});
