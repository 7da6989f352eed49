import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { pushedWords } from "../../../../perception/text/formats/pushed-words.ts";
import {
  lineCapacity,
  shownLineCount,
  widthOfLine,
} from "../../../../perception/text/typography/line-capacity.ts";
import { countWords } from "../../../../perception/text/language/prose.ts";
import { isMostlyMonospaced, mainRun } from "../../../../perception/text/typography/lines.ts";
import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { seenTexts } from "../../../../perception/paint/seen-texts.ts";
import { narrowText } from "../../../fixes/place/narrow-text.ts";
import { defineRule } from "../../../rule.ts";
import { TYPE } from "../../../../standards/type.ts";

/** In fewer lines the eye does not go back often enough for it to tire. */
const FEWEST_LINES = 3;

/** Up to so many readers held that it is trivial to say it. */
const CLEARLY_TOO_LONG = 100;

const LONGEST_MEAN_WORD = 15;

/** Rows of one letter stand for words: nobody reads them. */
const isOfWords = ({ node }: TextLayer): boolean =>
  countWords(node.text.characters) * LONGEST_MEAN_WORD >= node.text.characters.length;

/** Texts whose words spaces or tabs put into columns have other lines than they seem to. */
const isInColumns = ({ node }: TextLayer): boolean =>
  node.text.characters.includes("\t") || pushedWords(node.text.characters) !== undefined;

/** In any font, a line of this width holds fewer characters than are too many. */
const surePx = (text: TextLayer): number =>
  Math.round(widthOfLine(text, (TYPE.usualLine + TYPE.longestLine) / 2));

export const lineLength = defineRule({
  id: "line-length",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "texts",
  basis: "https://baymard.com/blog/line-length-readability",
  says: {
    en: {
      title: "Lines too long to read",
      problem: "The lines of this text hold about {characters} characters; more than {most} are tiring.",
      why: "At the end of a long line the eye does not find the start of the next one.",
      fix: "Narrow the text to about {betterPx} px, which gives 70 characters a line.",
      milder: {
        slight: {
          title: "Lines a little long",
          why: "The longer a line, the more easily the eye misses the start of the next one.",
        },
      },
    },
    fr: {
      title: "Lignes trop longues à lire",
      problem:
        "Les lignes de ce texte comptent environ {characters} caractères ; au-delà de {most}, elles fatiguent.",
      why: "Au bout d’une longue ligne, l’œil ne retrouve pas le début de la suivante.",
      fix: "Réduisez la largeur du texte à environ {betterPx} px, soit 70 caractères par ligne.",
      milder: {
        slight: {
          title: "Lignes un peu longues",
          why: "Plus une ligne est longue, plus l’œil risque de manquer le début de la suivante.",
        },
      },
    },
  },
  applies: (frame) =>
    seenTexts(frame).filter(
      (text) =>
        !isForeignPart(text) &&
        (shownLineCount(text) ?? 0) >= FEWEST_LINES &&
        !isMostlyMonospaced(text) &&
        isOfWords(text) &&
        !isInColumns(text),
    ),
  check: (text, { frame, pass, fail }) => {
    const characters = lineCapacity(text);
    if (characters === undefined || characters <= TYPE.longestLine) return pass();
    const betterPx = Math.round((text.node.box.width * TYPE.usualLine) / characters / 10) * 10;
    return fail(
      { characters, most: TYPE.longestLine, betterPx },
      {
        miss: characters <= CLEARLY_TOO_LONG ? "slight" : "clear",
        mend: () => narrowText(text, Math.min(betterPx, surePx(text)), frame),
        cause: `${Math.round(text.node.box.width)}|${mainRun(text).sizePx}`,
      },
    );
  },
});
