import { PROMPT_WORDS } from "../../../standards/words/label-words.ts";
import { rememberedText } from "../../frame/remembered-text.ts";

/** Marks on letters, but for the one that makes a letter of its own: й is no и. */
const ACCENT = /(?<![Ии])\p{M}/gu;

/** The words of a label in any script, in lower case and without accents. */
export const labelWords = rememberedText((label): readonly string[] =>
  label
    .slice(0, 120)
    .normalize("NFD")
    .replace(ACCENT, "")
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== ""),
);

/** “Type of menu” names a type. */
const OF: ReadonlySet<string | undefined> = new Set(["of", "de"]);

/** True when words tell somebody to enter something: “Enter your name”. */
export const isPrompt = (words: readonly string[]): boolean =>
  PROMPT_WORDS.has(words[0] ?? "") && !OF.has(words[1]);
