import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { seenTexts } from "../../../../perception/paint/seen-texts.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { pushedWords } from "../../../../perception/text/formats/pushed-words.ts";
import { countWords } from "../../../../perception/text/language/prose.ts";
import { lineCapacity, shownLineCount } from "../../../../perception/text/typography/line-capacity.ts";
import {
  hasLetters,
  isMostlyMonospaced,
  knownLineCount,
  mainRun,
} from "../../../../perception/text/typography/lines.ts";
import { TYPE } from "../../../../standards/type.ts";
import { defineRule, type FailOptions } from "../../../rule.ts";

/** The ways in which a running text can be set so that it is hard to read. */
type SettingName = "tight" | "loose" | "close" | "wide" | "long" | "centred";

/** One of them: which texts it may be said of, the value, the limit that it misses, and what would be better. */
interface Setting {
  readonly of: SettingName;
  readonly judges: (text: TextLayer) => boolean;
  readonly own: (text: TextLayer) => number | undefined;
  readonly limit: number;
  /** Set where less than the limit is missing; else more is too much. */
  readonly isLeast?: true;
  readonly better: (text: TextLayer) => number;
  /** A suggestion where it is absent. */
  readonly miss?: (own: number) => FailOptions["miss"];
}

/** Below this share of the size each line is printed over the one above it. */
const OVERPRINTED = 0.8;
const FEWEST_LINES = 3;
const FEWEST_LETTERS = 60;
const FEWEST_CENTRED_LETTERS = 100;
/** Larger text is a heading: its lines and letters stand closer. Larger still, it is a poster. */
const LARGEST = { bodyPx: 20, looseBodyPx: 24 };
/** Up to so many characters in a line, readers held that it is trivial to say it. */
const CLEARLY_TOO_LONG = 100;
const MOST_CENTRED_LINES = 3;

const isInLines = (text: TextLayer): boolean => (knownLineCount(text) ?? 0) >= FEWEST_LINES;
const isOfLetters = (text: TextLayer): boolean => hasLetters(text, FEWEST_LETTERS);
const isUpTo = (text: TextLayer, px: number): boolean => mainRun(text).sizePx <= px;
const isBroken = ({ node }: TextLayer): boolean => node.text.characters.includes("\n");

/** Each line is a paragraph of its own, with an empty one between them: those are far enough apart. */
const areLinesParted = ({ node: { text } }: TextLayer, lines: number): boolean => {
  const paragraphs = text.characters.split("\n");
  return paragraphs.length >= lines && paragraphs.some((one, index) => index > 0 && one.trim() === "");
};

const isCapitals = (text: TextLayer): boolean => {
  const { characters } = text.node.text;
  return mainRun(text).case === "upper" || characters === characters.toUpperCase();
};

const LONGEST_MEAN_WORD = 15;

/** Rows of one letter stand for words, and words that spaces or tabs put into columns have other lines than they seem to. */
const isOfWords = ({ node: { text } }: TextLayer): boolean =>
  countWords(text.characters) * LONGEST_MEAN_WORD >= text.characters.length &&
  !text.characters.includes("\t") &&
  pushedWords(text.characters) === undefined;

const leading = (text: TextLayer): number =>
  Math.round((mainRun(text).lineHeightPx / mainRun(text).sizePx) * 100) / 100;

/** How far the letters are set apart, in percent of their size: below 0 they are set closer. */
const spacing = (text: TextLayer): number =>
  Math.round(((mainRun(text).letterSpacingPx ?? 0) / mainRun(text).sizePx) * 1000) / 10;

const SETTINGS: readonly Setting[] = [
  {
    of: "tight",
    judges: (text) =>
      isInLines(text) &&
      isOfLetters(text) &&
      isUpTo(text, LARGEST.bodyPx) &&
      !areLinesParted(text, knownLineCount(text) ?? 0),
    own: leading,
    limit: TYPE.smallestLeading,
    isLeast: true,
    better: (text) => Math.round(mainRun(text).sizePx * TYPE.usualLeading),
    miss: (own) => (own < OVERPRINTED ? "lost" : own < TYPE.crampedLeading ? "clear" : "slight"),
  },
  {
    of: "loose",
    judges: (text) =>
      isInLines(text) && isOfLetters(text) && isUpTo(text, LARGEST.looseBodyPx) && !isBroken(text),
    own: leading,
    limit: TYPE.largestLeading,
    better: (text) => Math.round(mainRun(text).sizePx * TYPE.looseLeading),
  },
  {
    of: "close",
    judges: (text) => isOfLetters(text) && isUpTo(text, LARGEST.bodyPx),
    own: spacing,
    limit: 100 * TYPE.narrowestSpacingEm,
    isLeast: true,
    better: () => 0,
  },
  {
    of: "wide",
    judges: (text) => isOfLetters(text) && !isCapitals(text),
    own: spacing,
    limit: 100 * TYPE.widestSpacingEm,
    better: () => 0,
  },
  {
    of: "long",
    judges: (text) => (shownLineCount(text) ?? 0) >= FEWEST_LINES && isOfWords(text),
    own: lineCapacity,
    limit: TYPE.longestLine,
    better: (text) =>
      Math.round((text.node.box.width * TYPE.usualLine) / (lineCapacity(text) ?? TYPE.usualLine) / 10) * 10,
    miss: (own) => (own <= CLEARLY_TOO_LONG ? "slight" : "clear"),
  },
  {
    of: "centred",
    judges: (text) =>
      text.node.text.alignHorizontal === "center" &&
      hasLetters(text, FEWEST_CENTRED_LETTERS) &&
      isUpTo(text, LARGEST.bodyPx) &&
      !isBroken(text),
    own: knownLineCount,
    limit: MOST_CENTRED_LINES,
    better: () => MOST_CENTRED_LINES,
  },
];

const isMissed = ({ limit, isLeast }: Setting, own: number): boolean => (isLeast ? own < limit : own > limit);

const LETTERS = "https://practicaltypography.com/letterspacing.html";
const LEADING = "https://practicaltypography.com/line-spacing.html";

export const textSetting = defineRule({
  id: "text-setting",
  aspect: "ui",
  severity: "minor",
  judges: "texts",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/visual-presentation.html",
  kinds: {
    tight: { basis: LEADING },
    loose: { basis: LEADING },
    close: { basis: LETTERS },
    wide: { basis: LETTERS },
    long: { basis: "https://baymard.com/blog/line-length-readability" },
    centred: { basis: "https://practicaltypography.com/centered-text.html" },
  },
  mendedIn: { style: "text", variable: "lineHeight" },
  says: {
    en: {
      title: "Text set hard to read",
      problem: "This text has {own}, where {limit} is the limit.",
      why: "Readers lose the line they are in, above all with dyslexia or low vision.",
      fix: "Set it to about {better}.",
      kinds: {
        tight: {
          title: "Lines too close together",
          problem:
            "The lines of this text stand {own} times its size apart; below {limit} they run together.",
          fix: "Set the line height to about {better} px (1.4 times the size).",
        },
        loose: {
          title: "Lines too far apart",
          problem: "The lines of this text stand {own} times its size apart; beyond {limit} they fall apart.",
          why: "A paragraph falls apart into single lines, and the eye no longer sees what belongs together.",
          fix: "Set the line height to about {better} px (1.5 times the size).",
        },
        close: {
          title: "Letters too close together",
          problem:
            "The letters of this text are spaced by {own} % of the size; below {limit} % they touch each other.",
          why: "Letters run into each other: words are harder to make out, above all when they are small.",
          fix: "Set the letter spacing of running text to {better}.",
        },
        wide: {
          title: "Letters spaced out in running text",
          problem:
            "The letters of this text are spaced by {own} % of the size; beyond {limit} % words fall apart.",
          why: "Words fall apart into letters and take longer to read.",
          fix: "Set the letter spacing of running text to {better} and keep wide spacing for capitals.",
        },
        long: {
          title: "Lines too long to read",
          problem: "The lines of this text hold about {own} characters; more than {limit} are tiring.",
          why: "At the end of a long line the eye does not find the start of the next one.",
          fix: "Narrow the text to about {better} px, which gives 70 characters a line.",
        },
        centred: {
          title: "Long text is centred",
          problem: "{own} lines of text are centred; after {limit} lines the ragged left edge slows reading.",
          why: "Every line starts somewhere else, so the eye has to look for it.",
          fix: "Align the paragraph to the left, or cut it to {better} lines.",
        },
      },
    },
    fr: {
      title: "Texte composé de façon difficile à lire",
      problem: "Ce texte a {own}, alors que la limite est {limit}.",
      why: "On perd la ligne que l’on lit, surtout avec une dyslexie ou une vue faible.",
      fix: "Réglez-le sur environ {better}.",
      kinds: {
        tight: {
          title: "Lignes trop serrées",
          problem:
            "Les lignes de ce texte sont espacées de {own} fois son corps ; au-dessous de {limit}, elles se confondent.",
          fix: "Réglez l’interligne à environ {better} px (1,4 fois le corps).",
        },
        loose: {
          title: "Lignes trop espacées",
          problem:
            "Les lignes de ce texte sont espacées de {own} fois son corps ; au-delà de {limit}, elles ne font plus un tout.",
          why: "Le paragraphe se défait en lignes isolées, et l’œil ne voit plus ce qui va ensemble.",
          fix: "Réglez l’interligne à environ {better} px (1,5 fois le corps).",
        },
        close: {
          title: "Lettres trop serrées",
          problem:
            "L’interlettrage de ce texte est de {own} % du corps ; au-dessous de {limit} %, les lettres se touchent.",
          why: "Les lettres se touchent : les mots se reconnaissent moins bien, surtout en petit.",
          fix: "Mettez l’interlettrage du texte courant à {better}.",
        },
        wide: {
          title: "Lettres trop espacées",
          problem:
            "L’interlettrage de ce texte est de {own} % du corps ; au-delà de {limit} %, les mots se défont.",
          why: "Les mots se défont en lettres et se lisent plus lentement.",
          fix: "Mettez l’interlettrage du texte courant à {better} et gardez un large interlettrage pour les capitales.",
        },
        long: {
          title: "Lignes trop longues à lire",
          problem:
            "Les lignes de ce texte comptent environ {own} caractères ; au-delà de {limit}, elles fatiguent.",
          why: "Au bout d’une longue ligne, l’œil ne retrouve pas le début de la suivante.",
          fix: "Réduisez la largeur du texte à environ {better} px, soit 70 caractères par ligne.",
        },
        centred: {
          title: "Long texte centré",
          problem:
            "{own} lignes de texte sont centrées ; au-delà de {limit}, le bord gauche irrégulier ralentit la lecture.",
          why: "Chaque ligne commence ailleurs, l’œil doit chercher où.",
          fix: "Alignez le paragraphe à gauche, ou réduisez-le à {better} lignes.",
        },
      },
    },
  },
  applies: (frame) =>
    seenTexts(frame).filter(
      (text) =>
        !isForeignPart(text) && !isMostlyMonospaced(text) && SETTINGS.some(({ judges }) => judges(text)),
    ),
  check: (text, { fail }) =>
    SETTINGS.flatMap((setting) => {
      const own = setting.judges(text) ? setting.own(text) : undefined;
      if (own === undefined || !isMissed(setting, own)) return [];
      const { of, limit } = setting;
      const better = setting.better(text);
      const miss = setting.miss?.(own);
      return fail(
        { own, limit, better },
        {
          kind: of,
          ...(miss === undefined ? { severity: "suggestion" } : { miss }),
          // Of texts as wide as each other, that their lines are long is one slip, in however many characters.
          cause: [of, of === "long" ? Math.round(text.node.box.width) : own, mainRun(text).sizePx].join("|"),
        },
      );
    }),
});
