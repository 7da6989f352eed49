import { wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { equalTexts, oddTextOf, type OddText } from "../../../../perception/copy/equal-texts.ts";
import { labelColumns } from "../../../../perception/copy/label-columns.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { atEnd } from "../../../fixes/words/at-end.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

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
  says: {
    title: "One of several ends differently",
    problem: "“{odd}” does not have the punctuation of the {others} beside it, such as “{usual}”.",
    why: "A mark on one of several that are alike looks like a slip, or makes that one seem to be something else.",
    fix: "End all of them alike: names and labels without a mark, whole sentences with a full stop.",
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
