import { writtenTexts } from "../../../../perception/copy/copy-texts.ts";
import { textLanguage } from "../../../../perception/text/language/language.ts";
import { excerpt, isUserWritten, wordsOf } from "../../../../perception/text/language/prose.ts";
import { isRussian } from "../../../../perception/text/language/russian.ts";
import { wrongPlurals } from "../../../../perception/text/language/wrong-plural.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const CYRILLIC = /\d \p{Script=Cyrillic}/u;

/** Some singulars of one language are written like those of the other: only a plain language tells. */
const languageOf = (layer: TextLayer, frame: Frame): "en" | "fr" | "ru" | "unknown" =>
  isRussian(frame) && CYRILLIC.test(layer.node.text.characters) ? "ru" : textLanguage(layer, frame);

const faultsIn = (layer: TextLayer, frame: Frame) => {
  const language = languageOf(layer, frame);
  return language === "unknown" ? [] : wrongPlurals[language](wordsOf(layer));
};

const HAS_COUNT = /\d \p{L}/u;

export const wrongPlural = defineRule({
  id: "wrong-plural",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "language",
  basis: "https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules",
  says: {
    title: "Number and noun do not agree",
    problem: "“{text}” says “{written}”.",
    why: "It reads like a sentence that a machine put together, and people trust the number less.",
    fix: "Write “{better}”, and give the text one form for one and another for many.",
  },
  applies: (frame) =>
    writtenTexts(frame).filter(
      (text) => HAS_COUNT.test(text.node.text.characters) && languageOf(text, frame) !== "unknown",
    ),
  check: (layer, { frame, pass, fail }) => {
    const [first] = faultsIn(layer, frame);
    if (!first) return pass();
    return fail(
      { text: excerpt(wordsOf(layer)), ...first },
      {
        cause: first.written,
        ...(isUserWritten(layer) && { severity: "suggestion" }),
        mend: () =>
          wordChange(
            layer,
            layer.node.text.characters.replace(first.written, () => first.better),
            {
              from: first.written,
              to: first.better,
            },
          ),
      },
    );
  },
});
