import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { proseTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { pushedWords } from "../../../../perception/text/formats/pushed-words.ts";
import { rewriteAll } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

/** Exactly two spaces inside a sentence; more of them put words into place, which is told by another rule. */
const DOUBLE_SPACE = /(?<=[\p{L}\p{N}'’"”»)][.,;:!?]?) {2}(?=[\p{L}\p{N}'’"“«(])/u;
const DOUBLE_SPACES = new RegExp(DOUBLE_SPACE, "gu");
/** The words around it: looked for in a few characters only, as a text may be one long word. */
const WORD_BEFORE = /(?<![\p{L}\p{N}'’"”»)])[\p{L}\p{N}'’"”»)]+[.,;:!?]?$/u;
const WORD_AFTER = /^[\p{L}\p{N}'’"“«(]+/u;
const LONGEST_QUOTED = 40;

/** Among runs of spaces that put the words into place two are no slip: that is told as one thing. */
const doubleSpaceAt = ({ node: { text } }: TextLayer): number =>
  pushedWords(text.characters) ? -1 : text.characters.search(DOUBLE_SPACE);

function quoteAt(characters: string, at: number): string {
  const [before = ""] = WORD_BEFORE.exec(characters.slice(Math.max(0, at - LONGEST_QUOTED), at)) ?? [];
  const [after = ""] = WORD_AFTER.exec(characters.slice(at + 2, at + 2 + LONGEST_QUOTED)) ?? [];
  return `${before}  ${after}`;
}

export const doubleSpace = defineRule({
  id: "double-space",
  aspect: "copy",
  severity: "suggestion",
  certainty: "measured",
  judges: "copy",
  basis: "https://learn.microsoft.com/en-us/style-guide/top-10-tips-style-voice",
  yieldsTo: ["stand-in-text"],
  says: {
    en: {
      title: "Two spaces in a row",
      problem: "Two spaces stand between two words, as in “{near}” (texts: {count}).",
      why: "The gap looks like a slip and shows even more in large or justified text.",
      fix: "Delete the second space.",
    },
    fr: {
      title: "Deux espaces de suite",
      problem: "Deux espaces séparent deux mots, comme dans « {near} » (textes : {count}).",
      why: "Ce blanc a l’air d’une faute de frappe et se voit encore plus dans un grand texte ou un texte justifié.",
      fix: "Supprimez la seconde espace.",
    },
  },
  applies: (frame) => wholeFrame(frame, proseTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const layers = proseTexts(frame).filter((text) => doubleSpaceAt(text) !== -1);
    const [first] = layers;
    if (!first) return pass();
    return fail(
      { near: quoteAt(first.node.text.characters, doubleSpaceAt(first)), count: layers.length },
      {
        layers,
        mend: () => rewriteAll(layers, (characters) => characters.replace(DOUBLE_SPACES, " ")),
      },
    );
  },
});
