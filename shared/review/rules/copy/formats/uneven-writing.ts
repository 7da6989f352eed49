import { oddOneOf } from "../../../../perception/structure/odd-one.ts";
import { copyTexts, wholeFrame, proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { excerpt, wordsOf, countWords } from "../../../../perception/text/language/prose.ts";
import { rewriteAll } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";
import { oddCapitals, type OddWriting } from "./facts-behind/odd-capitals.ts";
import { equalTexts } from "../../../../perception/copy/equal-texts.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { columnsOf } from "../../../../perception/structure/columns.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { settingOf } from "../../../../perception/text/typography/text-style.ts";
import { ENDS_IN_ABBREVIATION } from "../../../../standards/copy/endings.ts";
import { gapBetween, right } from "../../../../scene/geometry.ts";
import { groupBy } from "../../../../group-by.ts";

/** Changes how the words of a text end; spaces behind them stay. */
function atEnd(characters: string, change: (words: string) => string): string {
  const words = characters.trimEnd();
  return change(words) + characters.slice(words.length);
}

const MOST_WORDS = 4;
/** A label has the value that it names at its right, at most so far away. */
const NEAR_PX = 240;
/** One that differs leaves three that agree. */
const FEWEST = 4;

/** True when something stands at the right of a text, in its line. */
const namesSomething = (text: TextLayer, frame: Frame): boolean => {
  const { box } = text.node;
  return textIndex(frame)
    .touching({ x: right(box), y: box.y, width: NEAR_PX, height: box.height })
    .some((other) => other !== text && gapBetween(box, other.node.box).x >= 0);
};

/** The marks at the end of a text, where they are one of a few. */
const ENDINGS: readonly (readonly [mark: string, RegExp])[] = [
  [".", /\p{L}{2}\.$/u],
  [":", /\p{L}[)»”"]?\s?:$/u],
  ["", /\p{L}{2}[)»”"]?$/u],
];

/** Of two sentences the first ends in a mark, and the last with it. */
const SEVERAL_SENTENCES = /[.!?…]\s/u;

function endingOf(layer: TextLayer): string | undefined {
  const text = wordsOf(layer);
  const isOther =
    ENDS_IN_ABBREVIATION.test(text) || SEVERAL_SENTENCES.test(text) || layer.node.text.isTruncated;
  return isOther ? undefined : ENDINGS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** The labels of a form or a list of details: short texts of one look below each other, most of which end in a colon. */
const labelColumns = computed((frame: Frame): readonly (readonly TextLayer[])[] => {
  const short = proseTexts(frame).filter((text) => countWords(wordsOf(text)) <= MOST_WORDS);
  return [...groupBy(short, settingOf).values()]
    .flatMap((alike) => columnsOf(alike).map(({ layers }) => layers))
    .map((column) => column.filter((text) => namesSomething(text, frame)))
    .filter((column) => {
      const withColon = column.filter((text) => endingOf(text) === ":").length;
      return column.length >= FEWEST && withColon >= column.length - 1;
    });
});

/** The text of a group that ends otherwise. The first line above labels with a colon is their title. */
function oddEndingOf(group: readonly TextLayer[]): OddWriting | undefined {
  const found = group.length >= FEWEST ? oddOneOf(group, endingOf) : undefined;
  if (!found || (found.index === 0 && found.usual === ":")) return undefined;
  const { odd, model, usual, others } = found;
  const rewrite = (characters: string): string =>
    atEnd(characters, (words) => words.replace(/(?:\s?:|\.)$/u, "") + usual);
  return { kind: "ending", odd: [odd], usual: model, others, rewrite };
}

/** Two labels may follow two rules; beside three that are alike the odd one is a slip. */
const FEWEST_LIKE = 3;

/** The texts that end otherwise than their equals, each once. */
function oddEndings(frame: Frame): readonly OddWriting[] {
  const found = [...equalTexts(frame), ...labelColumns(frame)].flatMap((group) => oddEndingOf(group) ?? []);
  return [...new Map(found.map((one) => [one.odd[0], one])).values()];
}

export const unevenWriting = defineRule({
  id: "uneven-writing",
  aspect: "copy",
  severity: "suggestion",
  judges: "copy",
  basis: "https://learn.microsoft.com/en-us/style-guide/capitalization",
  kinds: {
    ending: { basis: "https://learn.microsoft.com/en-us/style-guide/scannable-content/lists" },
  },
  yieldsTo: ["placeholder-copy"],
  says: {
    en: {
      title: "Capitals used inconsistently",
      problem:
        "“{odd}” is capitalised differently from “{usual}”, a label of its kind (labels written like that: {others}).",
      why: "Labels of one kind that follow two rules look unfinished and make people doubt they are alike.",
      fix: "Write it with the capitals that the others have.",
      kinds: {
        ending: {
          title: "One of several ends differently",
          problem: "“{odd}” does not have the punctuation of the {others} beside it, such as “{usual}”.",
          why: "A mark on one of several that are alike looks like a slip, or makes that one seem to be something else.",
          fix: "End all of them alike: names and labels without a mark, whole sentences with a full stop.",
        },
      },
    },
    fr: {
      title: "Majuscules incohérentes",
      problem:
        "« {odd} » ne suit pas les majuscules de « {usual} », un libellé du même type (libellés écrits ainsi : {others}).",
      why: "Des libellés de même nature écrits de deux façons donnent une impression d’inachevé, et l’on se demande s’ils vont ensemble.",
      fix: "Écrivez-le avec les mêmes majuscules que les autres.",
      kinds: {
        ending: {
          title: "Une ponctuation finale différente",
          problem:
            "« {odd} » n’a pas la même ponctuation que les {others} textes voisins, comme « {usual} ».",
          why: "Quand un seul texte d’une série se termine autrement, on y cherche une raison.",
          fix: "Finissez-les tous de la même façon : les noms et libellés sans signe, les phrases entières par un point.",
        },
      },
    },
  },
  applies: (frame) => wholeFrame(frame, copyTexts(frame)),
  check: (_, { frame, fail }) =>
    [...oddCapitals(frame), ...oddEndings(frame)].map(({ kind, odd, usual, others, rewrite }) =>
      fail(
        { odd: excerpt(wordsOf(odd[0])), usual: excerpt(wordsOf(usual)), others },
        {
          layers: odd,
          ...(kind === "ending" && { kind: "ending", cause: wordsOf(odd[0]) }),
          mend: () => (others < FEWEST_LIKE ? [] : rewriteAll(odd, rewrite)),
        },
      ),
    ),
});
