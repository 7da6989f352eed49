import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { writtenTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { rewriteAll } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

/** Two ways to write one mark. Straight quotes count only where they are no feet and inches. */
const RIVALS: readonly {
  readonly marks: readonly [string, string];
  readonly patterns: readonly [RegExp, RegExp];
}[] = [
  { marks: ["'", "’"], patterns: [/\p{L}'\p{L}/u, /\p{L}’\p{L}/u] },
  { marks: ['"', "“"], patterns: [/(^|\s)"\p{L}[^"]*"/u, /“\p{L}/u] },
  // French sets quotations within a quotation in the marks of English.
  { marks: ['"', "«"], patterns: [/(^|\s)"\p{L}[^"«]*"/u, /«\s?\p{L}/u] },
  { marks: ["“", "«"], patterns: [/^[^«]*“\p{L}[^«]*$/u, /«\s?\p{L}/u] },
  { marks: ["...", "…"], patterns: [/\p{L}\.{3}(?!\.)/u, /\p{L}…/u] },
  { marks: ["-", "–"], patterns: [/\p{L} - \p{L}/u, /\p{L} – \p{L}/u] },
];

interface Mixture {
  readonly typed: string;
  readonly typeset: string;
  readonly layers: readonly TextLayer[];
}

/** The texts with the typewriter's mark, where others have the typeset one. */
function findMixture(
  texts: readonly TextLayer[],
  { marks, patterns }: (typeof RIVALS)[number],
): Mixture | undefined {
  const [typed, typeset] = patterns.map((pattern) =>
    texts.filter(({ node }) => pattern.test(node.text.characters)),
  ) as [TextLayer[], TextLayer[]];
  if (typed.length === 0 || typeset.length === 0) return undefined;
  return { typed: marks[0], typeset: marks[1], layers: typed };
}

/** A text with the mark of good typesetting instead of the typewriter's. */
function typesetIn(text: string, typed: string, typeset: string): string {
  if (typeset === "«") return text.replace(/["“]([^"“”]*)["”]/gu, "«\u00A0$1\u00A0»");
  if (typed === "-") return text.replace(/(?<=\p{L}) - (?=\p{L})/gu, " – ");
  if (typed === "'") return text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
  if (typed === "...") return text.replace(/\.{3}(?!\.)/gu, "…");
  return text.replace(/"([^"]*)"/gu, "“$1”");
}

export const mixedPunctuation = defineRule({
  id: "mixed-punctuation",
  aspect: "copy",
  severity: "suggestion",
  certainty: "measured",
  judges: "copy",
  basis: "https://practicaltypography.com/straight-and-curly-quotes.html",
  says: {
    en: {
      title: "One mark, written two ways",
      problem: "Some texts have {typed} (texts: {count}) where others have {typeset}.",
      why: "Mixed marks look like text pasted together from several places.",
      fix: "Write {typeset} in all of them.",
    },
    fr: {
      title: "Un signe, deux graphies",
      problem: "Certains textes ont {typed} (textes : {count}) là où d’autres ont {typeset}.",
      why: "Des signes mélangés donnent l’impression de textes collés de plusieurs sources.",
      fix: "Écrivez partout {typeset}.",
    },
  },
  applies: (frame) => wholeFrame(frame, writtenTexts(frame)),
  check: (_, { frame, fail }) => {
    const texts = writtenTexts(frame);
    const found = RIVALS.flatMap((rivals) => findMixture(texts, rivals) ?? []);
    return found.map(({ typed, typeset, layers }) =>
      fail(
        { typed, typeset, count: layers.length },
        { layers, mend: () => rewriteAll(layers, (text) => typesetIn(text, typed, typeset)) },
      ),
    );
  },
});
