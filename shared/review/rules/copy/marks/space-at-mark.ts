import { writtenTexts } from "../../../../perception/copy/copy-texts.ts";
import { textLanguage } from "../../../../perception/text/language/language.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { type TextStretch, quoteAround } from "../../../../perception/text/formats/quote-around.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { untilRight } from "../../../fixes/words/until-right.ts";
import { defineRule } from "../../../rule.ts";

/** No language of ours has a space before these. */
const SPACE_BEFORE = /(?<=[\p{L}\p{N}]) [,.](?=\s*$|\s+[^\s\p{N}])/u;

/** English has none before these either; French has. */
const ENGLISH_SPACE_BEFORE = /(?<=\p{L}) [;!?](?=\s|$)/u;

/** “8- hour”; in “5- and 10-minute” the hyphen waits for its word. */
const SPACE_IN_COMPOUND =
  /(?<![\p{L}\p{N}.,-])\d{1,3}- (?=(?:second|minute|hour|day|week|month|year|night|step|star|course|person|part|inch|foot|mile|page)s?(?![\p{L}]))/u;

const faultBy = (pattern: RegExp, text: string): readonly TextStretch[] => {
  const match = pattern.exec(text);
  return match ? [{ at: match.index, length: match[0].length }] : [];
};

const faultsOf = (text: string, isEnglish: boolean): readonly TextStretch[] => [
  ...faultBy(SPACE_BEFORE, text),
  ...(isEnglish ? [...faultBy(ENGLISH_SPACE_BEFORE, text), ...faultBy(SPACE_IN_COMPOUND, text)] : []),
];

function faultsIn(layer: TextLayer, frame: Frame): readonly TextStretch[] {
  const language = textLanguage(layer, frame);
  return language === "unknown" ? [] : faultsOf(layer.node.text.characters, language === "en");
}

/** A space that is too many is taken out. */
function withoutPlace(characters: string, { at, length }: TextStretch): string {
  const found = characters.slice(at, at + length);
  if (found.endsWith("- ")) return characters.slice(0, at + length - 1) + characters.slice(at + length);
  return characters.slice(0, at) + found.slice(1) + characters.slice(at + length);
}

/** A text without any of them. */
const withoutAll = (text: string, isEnglish: boolean): string =>
  untilRight(text, (one) => {
    const [fault] = faultsOf(one, isEnglish);
    return fault && withoutPlace(one, fault);
  });

const HAS_MARK = /[,.;:!?]|- /u;

export const spaceAtMark = defineRule({
  id: "space-at-mark",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "language",
  basis: "https://learn.microsoft.com/en-us/style-guide/punctuation/",
  yieldsTo: ["missing-space", "stand-in-text"],
  says: {
    en: {
      title: "Space before a mark",
      problem: "A space stands where none belongs: “{near}”.",
      why: "The mark may end up alone at the start of a line, and the stray space makes people stumble.",
      fix: "Put the mark right after the word.",
    },
    fr: {
      title: "Espace devant un signe",
      problem: "Une espace se trouve là où il n’en faut pas : « {near} ».",
      why: "Le signe peut se retrouver seul en début de ligne, et ce blanc mal placé arrête la lecture.",
      fix: "Collez le signe au mot qui précède.",
    },
  },
  applies: (frame) =>
    writtenTexts(frame).filter(
      (text) => HAS_MARK.test(text.node.text.characters) && textLanguage(text, frame) !== "unknown",
    ),
  check: (layer, { frame, pass, fail }) => {
    const [first] = faultsIn(layer, frame);
    if (!first) return pass();
    const near = quoteAround(layer.node.text.characters, first);
    return fail(
      { near },
      {
        cause: near,
        mend: () =>
          wordChange(layer, withoutAll(layer.node.text.characters, textLanguage(layer, frame) === "en")),
      },
    );
  },
});
