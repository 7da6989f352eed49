import type { Language } from "../../i18n/language.ts";
import { rememberedText } from "../../perception/frame/remembered-text.ts";
import { FORMS_RU, MEASURES_EN, PLURALS_EN, PLURALS_FR } from "../../standards/copy/countable-nouns.ts";
import type { Slip } from "../fixes/words/until-right.ts";

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
  rememberedText((text): Slip | undefined => {
    for (const match of text.matchAll(COUNTED)) {
      const [written, number = "", noun = ""] = match;
      const { index: at } = match;
      if (!BEFORE_COUNT.test(text.slice(Math.max(0, at - MOST_BEFORE), at))) continue;
      const after = text.slice(at + written.length, at + written.length + MOST_BEFORE);
      const right = better({ count: Number(number), noun, after });
      if (right !== undefined) return { at, length: written.length, better: `${number} ${right}` };
    }
    return undefined;
  });

/** The first number of an English, French or Russian text whose noun does not agree with it: `1 items`, `6 order`, `2 article`. */
export const wrongPlural: Readonly<Record<Language | "ru", (text: string) => Slip | undefined>> = {
  en: findIn(betterEnglish),
  fr: findIn(betterFrench),
  ru: findIn(betterRussian),
};
