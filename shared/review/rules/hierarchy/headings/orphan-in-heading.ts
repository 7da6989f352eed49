import { textsWithRole } from "../../../../perception/copy/text-roles.ts";
import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { countWords, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { knownLineCount, mainRun } from "../../../../perception/text/typography/lines.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { defineRule } from "../../../rule.ts";

/** Widths of the letters of interface fonts in em, by groups; wide enough apart to tell lines, not to set them. */
const ADVANCE_EM: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;!|'’il]/u, 0.27],
  [/[fjrtI()[\]-]/u, 0.36],
  [/[mwMW@%—]/u, 0.86],
  [/[\p{Lu}\p{N}&$€£]/u, 0.66],
];
const USUAL_EM = 0.56;
/** Fonts are wider and narrower by so much: a line is only known when all of them break it alike. */
const WIDTHS = [0.9, 0.95, 1, 1.05, 1.1];

const advanceOf = (letter: string): number => ADVANCE_EM.find(([kind]) => kind.test(letter))?.[1] ?? USUAL_EM;

const LETTER = /./gu;
const MOST_WORDS = 20;

function linesOf(words: readonly string[], widthEm: number, scale: number, spacingEm: number): string[][] {
  const lines: string[][] = [];
  let used = Infinity;
  for (const word of words) {
    const own = (word.match(LETTER) ?? []).reduce(
      (sum, letter) => sum + advanceOf(letter) * scale + spacingEm,
      0,
    );
    const space = (advanceOf(" ") + spacingEm) * scale;
    if (used + space + own <= widthEm) {
      lines.at(-1)?.push(word);
      used += space + own;
    } else {
      lines.push([word]);
      used = own;
    }
  }
  return lines;
}

/**
 * The words of the last line of a short text, as fonts of every usual width break it; undefined for one line, for a
 * text whose author broke it, and where the fonts break it differently.
 */
function lastLine(text: TextLayer): readonly string[] | undefined {
  const { characters } = text.node.text;
  const words = characters.trim().split(/\s+/u);
  const count = knownLineCount(text);
  if (count === undefined || count < 2 || words.length > MOST_WORDS || characters.trim().includes("\n"))
    return undefined;
  const { sizePx, letterSpacingPx = 0 } = mainRun(text);
  const fitting = WIDTHS.map((scale) =>
    linesOf(words, text.node.box.width / sizePx, scale, letterSpacingPx / sizePx),
  ).filter((lines) => lines.length === count);
  const [first] = fitting;
  const last = first?.at(-1);
  const isCertain = fitting.length >= 2 && fitting.every((lines) => lines.at(-1)?.length === last?.length);
  return isCertain ? last : undefined;
}

const FEWEST_WORDS = 4;
const SMALLEST_PX = 18;
/** A longer word fills enough of its line. */
const LONGEST_ORPHAN = 9;
const LARGEST_SHARE = 0.35;
const MEAN_ADVANCE_EM = 0.55;

const isShort = (word: string, text: TextLayer): boolean =>
  word.length <= LONGEST_ORPHAN &&
  word.length * MEAN_ADVANCE_EM * styleOf(text).sizePx <= LARGEST_SHARE * text.node.box.width;

export const orphanInHeading = defineRule({
  id: "orphan-in-heading",
  aspect: "hierarchy",
  severity: "suggestion",
  certainty: "likely",
  judges: "copy",
  basis: "https://practicaltypography.com/widow-and-orphan-control.html",
  says: {
    en: {
      title: "A word alone on the last line",
      problem: "The heading “{text}” leaves “{word}” alone on its last line.",
      why: "The one word reads like a leftover, and makes the largest text of its section look unbalanced.",
      fix: "Break the line earlier, reword the heading, or let its lines balance (text-wrap: balance).",
    },
    fr: {
      title: "Un mot seul sur la dernière ligne",
      problem: "Le titre « {text} » laisse « {word} » seul sur sa dernière ligne.",
      why: "Ce mot semble oublié, et déséquilibre le plus grand texte de sa section.",
      fix: "Coupez la ligne plus tôt, reformulez le titre, ou laissez ses lignes s’équilibrer (text-wrap: balance).",
    },
  },
  applies: (frame) =>
    textsWithRole(frame, "heading").filter(
      (text) => styleOf(text).sizePx >= SMALLEST_PX && countWords(wordsOf(text)) >= FEWEST_WORDS,
    ),
  check: (layer, { pass, fail }) => {
    const [word, ...others] = lastLine(layer) ?? [];
    if (word === undefined || others.length > 0 || !isShort(word, layer)) return pass();
    return fail({ text: excerpt(wordsOf(layer)), word });
  },
});
