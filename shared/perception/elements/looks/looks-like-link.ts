import { asksForAction } from "../../text/language/asks-for-action.ts";
import type { TextLayer } from "../../frame/frame.ts";
import { isWords, type Thing } from "../../things/thing.ts";
import { isAlone } from "../evidence/company.ts";
import type { Look, Sight } from "../evidence/sight.ts";
import { isPhone } from "../signs/sign.ts";

const COLORED = 0.25;

/** A phone’s screen this many times higher than wide is a page of a site. */
const LONGEST_SCREEN = 3;

const isOneScreen = (sight: Sight): boolean =>
  isPhone(sight) && sight.box.height <= LONGEST_SCREEN * sight.box.width;

const isUnderlined = ({ node }: TextLayer): boolean =>
  node.text.runs.some(({ decoration }) => decoration === "underline");

const asks = ({ node }: TextLayer): boolean => {
  const { characters } = node.text;
  return characters.includes("?") || asksForAction(characters);
};

/** True when something is in a colour, where most letters of the screen are in less of one. */
export function isColored(look: Look | undefined, { bodyColor }: Sight): boolean {
  if (!look) return false;
  const spread = (a: number, b: number, c: number): number => Math.max(a, b, c) - Math.min(a, b, c);
  const { r, g, b } = look.color;
  return spread(r, g, b) - spread(bodyColor.r, bodyColor.g, bodyColor.b) >= COLORED;
}

/** True when words are told by their place: in a list or, on a page of a site, in a row of their like. */
const isAmongItsLike = (thing: Thing, sight: Sight): boolean =>
  !isAlone(thing, sight) || (!isOneScreen(sight) && sight.twins.row(thing) > 0);

/**
 * True when words look as if they led somewhere. Links of lists and bars are told by their place; what stands alone is
 * a value or a caption, unless it is coloured, underlined or asks for a tap.
 */
export function looksLikeLink(thing: Thing, sight: Sight): boolean {
  if (isAmongItsLike(thing, sight)) return true;
  const { first, icons } = sight.contentOf(thing);
  if (!first || (icons > 0 && !isWords(thing))) return true;
  return isUnderlined(first.layer) || asks(first.layer) || isColored(sight.fillOf(first), sight);
}
