import { asksForAction } from "../../text/language/asks-for-action.ts";
import type { TextLayer } from "../../frame/frame.ts";
import { isWords, type Thing } from "../../things/thing.ts";
import { isAlone } from "../evidence/company.ts";
import type { Sight } from "../evidence/sight.ts";
import { isPhone } from "../signs/sign.ts";
import { isColored } from "./colors-of-words.ts";

/** True when words are set as a link from end to end: underlined, or with an address behind them. */
export const isSetAsLink = ({ layer: { node } }: Thing): boolean =>
  node.text !== undefined &&
  node.text.runs.length > 0 &&
  node.text.runs.every(({ isLink, decoration }) => isLink || decoration === "underline");

/** A phone’s screen this many times higher than wide is a page of a site. */
const LONGEST_SCREEN = 3;

const isOneScreen = (sight: Sight): boolean =>
  isPhone(sight) && sight.box.height <= LONGEST_SCREEN * sight.box.width;

const asks = ({ node }: TextLayer): boolean => {
  const { characters } = node.text;
  return characters.includes("?") || asksForAction(characters);
};

/** True when words are told by their place: in a list or, on a page of a site, in a row of their like. */
const isAmongItsLike = (thing: Thing, sight: Sight): boolean =>
  !isAlone(thing, sight) || (!isOneScreen(sight) && sight.twins.row(thing) > 0);

/**
 * True when words look as if they led somewhere. Links of lists and bars are told by their place; what stands alone is
 * a value or a caption, unless it is coloured, underlined or asks for a tap.
 */
export function looksLikeLink(thing: Thing, sight: Sight): boolean {
  if (isAmongItsLike(thing, sight)) return true;
  const { first, icons } = thing.content;
  if (!first || (icons > 0 && !isWords(thing))) return true;
  return isSetAsLink(first) || asks(first.layer) || isColored(sight.fillOf(first), sight);
}

const COUNT = /^[+~≈]?\d[\d.,]*\s?(?:[+%]|\p{L})/u;
/** A number that is written out so long is a name: a year, a telephone. */
const NUMBER_NAME = /^\d{4}/u;

/** True when words say how many there are of something: “25 lessons”, “10,000+”. */
const isCount = (characters: string): boolean => COUNT.test(characters) && !NUMBER_NAME.test(characters);

/** Endings of words that introduce the next text: a value after a colon, a name after “by”. */
const GOES_ON = /(?:[:,]|(?:^|\s)(?:by|par|von|por))$/i;
const LONGEST_ENDING = 8;

/**
 * True when words are surely no link, wherever they stand: a mark of copyright, or the beginning of what stands behind
 * them (of 782 such texts on pages none was a link), or a count of something.
 */
export function leadsNowhere(thing: Thing): boolean {
  const { texts, first } = thing.content;
  if (texts !== 1 || !first || isSetAsLink(first)) return false;
  const characters = first.layer.node.text.characters.trim();
  return characters.includes("©") || GOES_ON.test(characters.slice(-LONGEST_ENDING)) || isCount(characters);
}
