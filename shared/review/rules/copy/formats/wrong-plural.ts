import { writtenTexts } from "../../../../perception/copy/copy-texts.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { rememberedText } from "../../../../perception/frame/remembered-text.ts";
import { textLanguage } from "../../../../perception/text/language/language.ts";
import { excerpt, isUserWritten, wordsOf } from "../../../../perception/text/language/prose.ts";
import { isRussian } from "../../../../perception/text/language/russian.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";
import { FORMS_RU, MEASURES_EN, PLURALS_EN, PLURALS_FR } from "../../../../standards/copy/countable-nouns.ts";

/** A number with a noun that does not agree with it, and how it should read. */
interface WrongPlural {
  readonly written: string;
  readonly better: string;
}

/** A number counts where nothing else could be numbered: at the start, behind a mark, behind a verb or a small word. */
const BEFORE_COUNT =
  /(?:^|[([•·|,;:+–—]\s?|[.!?]\s|(?<!\p{L})(?:has|have|had|is|are|was|with|in|for|only|and|about|than|last|next|within|show|buy|get|only|see|every|just|ago|left|il y a|avec|et|dans|en|pour|de|plus que|reste|encore|avez|a|contient)\s)$/iu;

/** Long before a number nothing says what it counts. */
const MOST_BEFORE = 12;

const COUNTED = /(?<![\p{L}\p{N}.,:/'’$€£#%-])(\d{1,3}) (\p{L}{2,14})(?![\p{L}\p{N}'’-])/gu;
const ENDS_HERE = /^\s*(?:$|[.,;)\]!?•·|–—]|(?:ago|left|selected|found|remaining|total|in total)(?!\p{L}))/u;

const singularsOf = (plurals: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...plurals].map(([one, many]) => [many, one]));

const SINGULARS_EN = singularsOf(PLURALS_EN);
const SINGULARS_FR = singularsOf(PLURALS_FR);

interface Counted {
  readonly count: number;
  readonly noun: string;
  readonly after: string;
}

function betterEnglish({ count, noun, after }: Counted): string | undefined {
  if (count === 1) return SINGULARS_EN.get(noun);
  return count > 1 && !MEASURES_EN.has(noun) && ENDS_HERE.test(after) ? PLURALS_EN.get(noun) : undefined;
}

/** In French nothing and one are both singular. */
function betterFrench({ count, noun }: Counted): string | undefined {
  if (count === 1) return SINGULARS_FR.get(noun);
  return count > 1 ? PLURALS_FR.get(noun) : undefined;
}

/**
 * Russian counts by the last digits. Behind a preposition two may stand with the form of many, and one with that of two:
 * only what is wrong behind any word is.
 */
function betterRussian({ count, noun }: Counted): string | undefined {
  const [one, few, many] = FORMS_RU.get(noun) ?? [];
  if (one === undefined || few === undefined || many === undefined) return undefined;
  const [last, lastTwo] = [count % 10, count % 100];
  const isTeen = lastTwo >= 11 && lastTwo <= 14;
  if (isTeen || last === 0 || last >= 5) return noun === many ? undefined : many;
  if (last === 1) return noun === many ? one : undefined;
  return noun === one ? few : undefined;
}

const findIn = (better: (counted: Counted) => string | undefined) =>
  rememberedText((text): readonly WrongPlural[] =>
    [...text.matchAll(COUNTED)].flatMap((match) => {
      const [written, number = "", noun = ""] = match;
      if (!BEFORE_COUNT.test(text.slice(Math.max(0, match.index - MOST_BEFORE), match.index))) return [];
      const after = text.slice(match.index + written.length, match.index + written.length + MOST_BEFORE);
      const right = better({ count: Number(number), noun, after });
      return right === undefined ? [] : [{ written, better: `${number} ${right}` }];
    }),
  );

/** The numbers of an English, French or Russian text whose nouns do not agree with them: `1 items`, `6 order`, `2 article`. */
const wrongPlurals: Readonly<Record<"en" | "fr" | "ru", (text: string) => readonly WrongPlural[]>> = {
  en: findIn(betterEnglish),
  fr: findIn(betterFrench),
  ru: findIn(betterRussian),
};

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
    en: {
      title: "Number and noun do not agree",
      problem: "“{text}” says “{written}”.",
      why: "It reads like a sentence that a machine put together, and people trust the number less.",
      fix: "Write “{better}”, and give the text one form for one and another for many.",
    },
    fr: {
      title: "Nombre et nom mal accordés",
      problem: "« {text} » dit « {written} ».",
      why: "La phrase semble assemblée par une machine, et l’on se fie moins au nombre.",
      fix: "Écrivez « {better} », et prévoyez une forme pour un et une autre pour plusieurs.",
    },
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
