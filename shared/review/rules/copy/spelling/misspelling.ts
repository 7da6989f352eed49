import { countsOf } from "../../../../group-by.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { languageOrRussian } from "../../../../perception/text/language/russian.ts";
import { countWords, wordsOf } from "../../../../perception/text/language/prose.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { isLogotype } from "../../../fixes/recolor/is-logotype.ts";
import { isWordmark } from "../../../../perception/parts/is-wordmark.ts";
import { defineRule } from "../../../rule.ts";
import { checkText, type CheckedText } from "../../../spelling/check-text.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";

/** A word that so many different texts have is a term of the product. */
const FEWEST_TEXTS_OF_TERM = 3;

const MOST_WORDS_OF_NAME = 2;

/** Where more words are unknown, a language is written that is not ours, or jargon. */
const MOST_UNKNOWN = { ofText: 1 / 3, ofFrame: 1 / 5 };

/** Where each unknown word is a slip away from one of ours, the language is ours, however many there are. */
const isOtherLanguage = ({ unknown, misspellings, words }: CheckedText): boolean =>
  unknown.length > Math.max(1, words * MOST_UNKNOWN.ofText) && unknown.length > misspellings.length;

/** Values that were entered in fields: people write them, and one or two words are a name as often as not. */
const entered = computed(
  (frame: Frame): ReadonlySet<TextLayer> =>
    new Set(
      elements(frame).flatMap(({ role, parts: { value } }) =>
        role === "field" && value && countWords(wordsOf(value)) <= MOST_WORDS_OF_NAME ? [value] : [],
      ),
    ),
);

/** The texts in a language that is known, and what a look at their words brought. */
const checkedTexts = computed((frame: Frame): ReadonlyMap<TextLayer, CheckedText> => {
  const checked = new Map<TextLayer, CheckedText>();
  for (const layer of proseTexts(frame)) {
    const language = languageOrRussian(layer, frame);
    if (entered(frame).has(layer) || language === "unknown" || countWords(wordsOf(layer)) === 0) continue;
    // The words beside filler are real ones, and as worth a look as others.
    if (isFiller(wordsOf(layer))) continue;
    checked.set(layer, checkText(wordsOf(layer), language));
  }
  return checked;
});

function isOurLanguage(frame: Frame): boolean {
  const checked = [...checkedTexts(frame).values()];
  const unknown = new Set(checked.flatMap((one) => one.unknown));
  const words = checked.reduce((total, one) => total + one.words, 0);
  return unknown.size < 3 || unknown.size <= words * MOST_UNKNOWN.ofFrame;
}

/** The words of a text in small letters. */
const wordsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}’'-]+/gu));

/** A word before the end of a domain, as in “vendora.ai”; “pay.we” lacks a space. */
const IN_DOMAIN =
  /(?<![\p{L}\d-])[\p{L}\d-]+(?=\.(?:com|org|net|io|ai|app|dev|shop|store|co|eu|uk|us|ca|fr|de|it|es|pt|nl|be|ch|at|pl|cz|se|in|id|tr|ru|br)\b)/gu;

/** The words by which a product calls itself: those that many texts have, and of domains. */
const terms = computed((frame: Frame): ReadonlySet<string> => {
  const different = [...new Set(frame.texts.map(wordsOf))];
  const counts = countsOf(different.flatMap((text) => [...wordsIn(text)]));
  const inMany = [...counts].filter(([, count]) => count >= FEWEST_TEXTS_OF_TERM).map(([word]) => word);
  const inDomains = different.flatMap((text) => text.toLowerCase().match(IN_DOMAIN) ?? []);
  return new Set([...inMany, ...inDomains]);
});

/** The words that the house writes itself are right. */
const houseWords = computed(
  ({ demands: { house } }: Frame): ReadonlySet<string> =>
    new Set(house?.words?.flatMap(({ say }) => say.toLowerCase().split(/\s+/u))),
);

const WORDS_AROUND = 3;

/** A word with its neighbours, so that it is found in a long text. */
function placeOf(at: number, words: readonly string[]): string {
  const [start, end] = [Math.max(0, at - WORDS_AROUND), at + WORDS_AROUND + 1];
  return `${start > 0 ? "… " : ""}${words.slice(start, end).join(" ")}${end < words.length ? " …" : ""}`;
}

/** Small letters without what stands above or below them. */
const withoutAccents = (word: string): string => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** The text in which the word at this place, counted by spaces, is another one. */
function withWord(characters: string, at: number, word: string, better: string): string {
  let place = -1;
  return characters.replace(/\S+/g, (found) => {
    place += 1;
    return place === at ? found.replace(word, () => better) : found;
  });
}

export const misspelling = defineRule({
  id: "misspelling",
  aspect: "copy",
  severity: "minor",
  judges: "language",
  basis: "https://credibility.stanford.edu/guidelines/index.html",
  yieldsTo: ["placeholder-copy"],
  says: {
    en: {
      title: "Misspelt word",
      problem: "“{text}” should probably read “{right}”.",
      why: "A misspelling stops the eye, and people trust what they read a little less.",
      fix: "Write “{better}”, if that is what was meant.",
      advice: { accent: "An accent is missing: write “{better}”." },
    },
    fr: {
      title: "Faute d’orthographe",
      problem: "« {text} » devrait sans doute s’écrire « {right} ».",
      why: "Une faute arrête l’œil, et l’on se fie un peu moins à ce qu’on lit.",
      fix: "Écrivez « {better} », si c’est bien le mot voulu.",
      advice: { accent: "Il manque un accent : écrivez « {better} »." },
    },
  },
  applies: (frame) => (isOurLanguage(frame) ? [...checkedTexts(frame).keys()] : []),
  check: (layer, { frame, pass, fail }) => {
    const checked = checkedTexts(frame).get(layer);
    if (!checked || isOtherLanguage(checked) || isWordmark(layer, frame)) return pass();
    const words = wordsOf(layer).split(/\s+/);
    return checked.misspellings
      .filter(
        ({ word }) => !terms(frame).has(word.toLowerCase()) && !houseWords(frame).has(word.toLowerCase()),
      )
      .map(({ word, better, at }) => {
        const right = words.with(
          at,
          (words[at] ?? "").replace(word, () => better),
        );
        return fail(
          { word, better, text: placeOf(at, words), right: placeOf(at, right) },
          {
            cause: word.toLowerCase(),
            advice: withoutAccents(word) === withoutAccents(better) ? "accent" : undefined,
            mend: () =>
              isLogotype(layer)
                ? []
                : wordChange(layer, withWord(layer.node.text.characters, at, word, better), {
                    from: word,
                    to: better,
                  }),
          },
        );
      });
  },
});
