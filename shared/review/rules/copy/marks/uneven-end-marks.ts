import { proseTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { type OddText, equalTexts, oddTextOf } from "../../../../perception/copy/equal-texts.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { columnsOf } from "../../../../perception/structure/columns.ts";
import { countWords, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { fillsOf, styleOf } from "../../../../perception/text/typography/text-style.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { atEnd } from "../../../fixes/words/at-end.ts";
import { defineRule } from "../../../rule.ts";
import { gapBetween, right } from "../../../../scene/geometry.ts";

const MOST_WORDS = 4;
/** A label has the value that it names at its right, at most so far away. */
const NEAR_PX = 240;
const ENDS_IN_COLON = /\p{L}\s?:$/u;

const keyOf = (text: TextLayer): string => {
  const { sizePx, weight, fontFamily } = styleOf(text);
  return [sizePx, weight, fontFamily, fillsOf(text)].join("|");
};

function byLook(texts: readonly TextLayer[]): readonly (readonly TextLayer[])[] {
  const groups = new Map<string, TextLayer[]>();
  for (const text of texts) {
    const group = groups.get(keyOf(text));
    if (group) group.push(text);
    else groups.set(keyOf(text), [text]);
  }
  return [...groups.values()];
}

/** True when something stands at the right of a text, in its line. */
const namesSomething = (text: TextLayer, frame: Frame): boolean => {
  const { box } = text.node;
  return textIndex(frame)
    .touching({ x: right(box), y: box.y, width: NEAR_PX, height: box.height })
    .some((other) => other !== text && gapBetween(box, other.node.box).x >= 0);
};

/** The labels of a form or a list of details: short texts of one look below each other, most of which end in a colon. */
const labelColumns = computed((frame: Frame): readonly (readonly TextLayer[])[] => {
  const short = proseTexts(frame).filter((text) => countWords(wordsOf(text)) <= MOST_WORDS);
  return byLook(short)
    .flatMap((alike) => columnsOf(alike).map(({ layers }) => layers))
    .map((column) => column.filter((text) => namesSomething(text, frame)))
    .filter((column) => {
      const withColon = column.filter((text) => ENDS_IN_COLON.test(wordsOf(text))).length;
      return column.length >= FEWEST && withColon >= column.length - 1;
    });
});

/** One that differs leaves three that agree. */
const FEWEST = 4;

type Ending = "none" | "full stop" | "colon" | "another";

const ENDINGS: readonly (readonly [Ending, RegExp])[] = [
  ["full stop", /\p{L}{2}\.$/u],
  ["colon", /\p{L}[)»”"]?\s?:$/u],
  ["none", /\p{L}{2}[)»”"]?$/u],
];

const ABBREVIATION =
  /(?<!\p{Ll})(?:etc|inc|ltd|corp|approx|min|max|sec|env|no|nos|nr|tél|tel|dept|apt|misc|temp|avg)\.$/iu;

/** Of two sentences the first ends in a mark, and the last with it. */
const SEVERAL_SENTENCES = /[.!?…]\s/u;

function endingOf(layer: TextLayer): Ending {
  const text = wordsOf(layer);
  const isOther = ABBREVIATION.test(text) || SEVERAL_SENTENCES.test(text) || layer.node.text.isTruncated;
  return (!isOther && ENDINGS.find(([, pattern]) => pattern.test(text))?.[0]) || "another";
}

const MARKS: Readonly<Record<Ending, string | undefined>> = {
  none: "",
  "full stop": ".",
  colon: ":",
  another: undefined,
};

function withEnding({ node }: TextLayer, ending: Ending): string {
  const mark = MARKS[ending];
  return mark === undefined
    ? node.text.characters
    : atEnd(node.text.characters, (words) => words.replace(/(?:\s?:|\.)$/u, "") + mark);
}

/** The first line above labels with a colon is their title. */
const isSlip = ({ text, way, usualWay }: OddText<Ending>, [first]: readonly TextLayer[]): boolean =>
  way !== "another" && usualWay !== "another" && !(text === first && usualWay === "colon");

const groupsIn = computed((frame: Frame): readonly (readonly TextLayer[])[] => [
  ...equalTexts(frame).filter((group) => group.length >= FEWEST),
  ...labelColumns(frame),
]);

export const unevenEndMarks = defineRule({
  id: "uneven-end-marks",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "copy",
  basis: "https://learn.microsoft.com/en-us/style-guide/scannable-content/lists",
  yieldsTo: ["placeholder-copy"],
  says: {
    en: {
      title: "One of several ends differently",
      problem: "“{odd}” does not have the punctuation of the {others} beside it, such as “{usual}”.",
      why: "A mark on one of several that are alike looks like a slip, or makes that one seem to be something else.",
      fix: "End all of them alike: names and labels without a mark, whole sentences with a full stop.",
    },
    fr: {
      title: "Une ponctuation finale différente",
      problem: "« {odd} » n’a pas la même ponctuation que les {others} textes voisins, comme « {usual} ».",
      why: "Quand un seul texte d’une série se termine autrement, on y cherche une raison.",
      fix: "Finissez-les tous de la même façon : les noms et libellés sans signe, les phrases entières par un point.",
    },
  },
  applies: (frame) => wholeFrame(frame, groupsIn(frame).flat()),
  check: (_, { frame, pass, fail }) => {
    const found = new Map(
      groupsIn(frame).flatMap((group) => {
        const odd = oddTextOf(group, endingOf, FEWEST);
        return odd && isSlip(odd, group) ? [[odd.text, odd] as const] : [];
      }),
    );
    if (found.size === 0) return pass();
    return [...found.values()].map(({ text, usual, usualWay, others }) =>
      fail(
        { odd: excerpt(wordsOf(text)), usual: excerpt(wordsOf(usual)), others },
        {
          layers: [text],
          cause: wordsOf(text),
          mend: () => wordChange(text, withEnding(text, usualWay)),
        },
      ),
    );
  },
});
