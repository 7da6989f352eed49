import { looksLikeLink } from "./looks/looks-like-link.ts";
import { leadsNowhere } from "./looks/leads-nowhere.ts";
import type { Sight } from "./evidence/sight.ts";
import type { Guess } from "./model/guess.ts";
import { isPhone } from "./signs/sign.ts";

/**
 * How certain a guess must be to be said. Wide screens are full of words: of those that are taken for a link or a heading with
 * less certainty, three of five are neither. Of words that neither look like a link nor stand with their like, one in four is
 * one unless it is that certain; marks of copyright and what introduces the next words never are.
 */
const LEAST = { any: 0.45, wordsOnWideScreens: 0.55, wordsAlone: 0.75, never: Infinity };

export function leastCertainty({ role, thing }: Guess, sight: Sight): number {
  if (role !== "link" && role !== "heading") return LEAST.any;
  if (role === "link" && leadsNowhere(thing, sight)) return LEAST.never;
  if (role === "link" && !looksLikeLink(thing, sight)) return LEAST.wordsAlone;
  return isPhone(sight) ? LEAST.any : LEAST.wordsOnWideScreens;
}
