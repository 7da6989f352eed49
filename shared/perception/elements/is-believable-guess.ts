import { asksForAction } from "../text/language/asks-for-action.ts";
import { labelWords } from "../text/language/label-words.ts";
import type { Thing } from "../things/thing.ts";
import type { Sight } from "./evidence/sight.ts";
import { isPartOfDrawing } from "./looks/is-part-of-drawing.ts";
import { isRed } from "./looks/is-red.ts";
import { isValue } from "./looks/is-value.ts";
import { leadsNowhere, looksLikeLink } from "./looks/looks-like-link.ts";
import type { Guess } from "./model/guess.ts";
import { isPrice } from "./looks/is-price.ts";
import { isPhone } from "./signs/sign.ts";
import { textsTouching } from "./signs/texts-near.ts";

const ENDED = /[.!?…]$/u;
const NEXT_SENTENCE = /\p{L}{3}[.!?…]\s\p{L}/u;

/**
 * True when what is painted around a text is the bubble of a message or a note: nobody writes two sentences on a
 * button.
 */
function looksLikeMessage(thing: Thing, sight: Sight): boolean {
  const { texts, first } = sight.contentOf(thing);
  const words = texts === 1 && first ? first.layer.node.text.characters.trim() : "";
  return ENDED.test(words) && NEXT_SENTENCE.test(words);
}

/** Guesses that are less certain are not told. */
const LEAST_CERTAINTY = 0.45;
/**
 * Wide screens are full of words: of those that are taken for a link or a heading with less certainty, three of
 * five are neither.
 */
const LEAST_OF_WORDS_ON_WIDE_SCREENS = 0.55;

const leastOfWords = (sight: Sight): number =>
  isPhone(sight) ? LEAST_CERTAINTY : LEAST_OF_WORDS_ON_WIDE_SCREENS;

/**
 * Words that are more certain to be a link than this need not look like one: they lead on by their place, as the name
 * of a site in its head or a line at its foot.
 */
const SURELY_A_LINK = 0.75;

/** A picture as small as an icon is one. */
const SMALLEST_CARD_PX = 64;

/** The words of a thing that holds one text; "" for any other thing. */
function wordsIn(thing: Thing, sight: Sight): string {
  const { texts, first } = sight.contentOf(thing);
  return texts === 1 && first ? first.layer.node.text.characters.trim() : "";
}

/** True when a thing says no more than what something costs, or when it was: a cell of a table, a coloured label. */
const saysAmount = (thing: Thing, sight: Sight): boolean =>
  sight.contentOf(thing).icons === 0 && (isPrice(wordsIn(thing, sight)) || isValue(wordsIn(thing, sight)));

const FIGURES = /^[\p{P}\p{S}\s]*\p{N}[\p{N}\p{P}\p{S}\s]*$/u;
const MEASURED = /\p{N}[.,:]\p{N}/u;

const NUMBER = /^\p{N}{1,3}$/u;

/** Pages to turn to and keys stand side by side, each with its number. */
function standsByItsLike(thing: Thing, sight: Sight): boolean {
  const { box } = thing;
  if (sight.twins.row(thing) > 0) return true;
  const around = { ...box, x: box.x - box.width, width: 3 * box.width };
  const numbers = textsTouching(around, sight).filter(({ layer }) =>
    NUMBER.test(layer.node.text.characters.trim()),
  );
  return numbers.length > 1;
}

/** True when a thing says a measure, or a number that stands by itself. */
function saysFigures(thing: Thing, sight: Sight): boolean {
  const words = wordsIn(thing, sight);
  return FIGURES.test(words) && (MEASURED.test(words) || !standsByItsLike(thing, sight));
}

/** A line drawn by hand. */
const isLine = ({ painter }: Thing): boolean =>
  painter?.node.type === "VECTOR" && (painter.node.fills ?? []).length === 0;

/** A line drawn freely around nothing of its own is an ornament, or a mark on what lies behind it. */
function isMark(thing: Thing, sight: Sight): boolean {
  const { texts, icons, boxes } = sight.contentOf(thing);
  return texts + icons + boxes === 0 && isLine(thing);
}

const FEWEST_WORDS_OF_MESSAGE = 4;

/** Red words that neither ask nor lead on say what went wrong. */
function isComplaint(thing: Thing, sight: Sight): boolean {
  const words = wordsIn(thing, sight);
  const { first } = sight.contentOf(thing);
  const isSentence = labelWords(words).length >= FEWEST_WORDS_OF_MESSAGE && !words.endsWith("?");
  return isSentence && first !== undefined && isRed(sight.fillOf(first)) && !asksForAction(words);
}

const LOOKS_SO: Readonly<Record<Guess["role"], (guess: Guess, sight: Sight) => boolean>> = {
  link: ({ thing, certainty }, sight) =>
    certainty >= leastOfWords(sight) &&
    !leadsNowhere(thing, sight) &&
    !isComplaint(thing, sight) &&
    (certainty >= SURELY_A_LINK || looksLikeLink(thing, sight)),
  heading: ({ thing, certainty }, sight) =>
    certainty >= leastOfWords(sight) && !isValue(wordsIn(thing, sight)) && !isComplaint(thing, sight),
  field: ({ thing }, sight) =>
    (thing.painter !== undefined || sight.contentOf(thing).boxes > 0) && !isMark(thing, sight),
  button: ({ thing }, sight) =>
    !looksLikeMessage(thing, sight) && !saysAmount(thing, sight) && !saysFigures(thing, sight),
  card: ({ thing: { kind, box } }) =>
    kind !== "picture" || Math.min(box.width, box.height) >= SMALLEST_CARD_PX,
  "icon-button": ({ thing }, sight) => !isPartOfDrawing(thing, sight),
  logo: () => true,
  "segmented-item": () => true,
};

/** True when what is guessed is sure enough to be said, and looks like it. */
export const isBelievableGuess = (guess: Guess, sight: Sight): boolean =>
  guess.certainty >= LEAST_CERTAINTY && LOOKS_SO[guess.role](guess, sight);
