import type { SeenPart } from "../../screen/seen-screen.ts";
import { wordsForPart } from "../part-words.ts";
import { partsIn, rowOf, type HeldClaim } from "./claim.ts";

/** A trait of a part's looks that claims compare; null: it has none, or it is not known. */
type Trait = (part: SeenPart) => string | null;

const groundOf = ({ looks }: SeenPart): string | undefined =>
  looks.find((look) => /^on (?:#|[a-z])/.test(look));

const sizeOf: Trait = ({ letters }) => /^([\d.]+)px/.exec(letters)?.[1] ?? null;
const weightOf: Trait = ({ letters }) => /px\/(\d+)/.exec(letters)?.[1] ?? null;
const colorOf: Trait = ({ letters }) => /#[0-9a-f]{6}/.exec(letters)?.[0] ?? null;
const lookOf: Trait = (part) =>
  part.letters === "" ? null : [part.letters, groundOf(part) ?? "", part.looks.join(" ")].join(" ");

const TRAITS: readonly (readonly [RegExp, Trait])[] = [
  [/\b(?:text |type |font |letter )?sizes?\b|\btaille\b|\bcorps\b/, sizeOf],
  [/\bweights?\b|\bgraisses?\b/, weightOf],
  [/\bcolou?rs?\b|\bcouleurs?\b/, colorOf],
  [/\b(?:look|style|appearance)\b|\baspect\b|\bapparence\b/, lookOf],
];

const ALIKE = /\b(?:same|identical|mêmes?|identiques?)\b/;
/** Beyond this it is something else that is alike. */
const REACH = 45;

function traitsSaidAlike(sentence: string): readonly Trait[] {
  const found = ALIKE.exec(sentence);
  if (!found) return [];
  const [near = ""] = sentence
    .slice(found.index, found.index + REACH)
    .split(/different|différent|unequal|inégal/);
  return TRAITS.flatMap(([called, trait]) => (called.test(near) ? [trait] : []));
}

const isAllDifferent = (values: readonly string[]): boolean =>
  values.length > 1 && new Set(values).size === values.length;

/** True when one of them differs from all others, which are alike: the one that is open, the one that is marked. */
const hasOddOne = (values: readonly string[]): boolean => values.length > 2 && new Set(values).size === 2;

const knownOf = (parts: readonly SeenPart[], trait: Trait): readonly string[] =>
  parts.map(trait).filter((value) => value !== null);

/** The parts said to be alike: those named or quoted; of a single one, its row. */
function comparedIn({ spokenOf, screen }: HeldClaim): readonly SeenPart[] {
  const [first, ...others] = spokenOf;
  return first && others.length === 0 ? rowOf(screen, first) : spokenOf;
}

/** True when it says that parts look the same which do not. */
const isSaidAlike = (claim: HeldClaim): boolean =>
  claim.sentences.flatMap(traitsSaidAlike).some((trait) => {
    const values = knownOf(comparedIn(claim), trait);
    return isAllDifferent(values) || hasOddOne(values);
  });

const SMALLER = /\b(?:smaller|plus petite?s?|inférieure?s?|moins grande?s?)\b/;
const LARGER = /\b(?:larger|bigger|plus grande?s?|plus grosses?|plus gros|supérieure?s?)\b/;

/** Where a text first speaks of a part, by what people call it; -1: nowhere. */
function firstSaid(text: string, part: SeenPart): number {
  const words = part.words.toLowerCase();
  const names = [...wordsForPart(part), words, ...(words.match(/\p{L}{4,}/gu) ?? [])].filter(Boolean);
  const places = names.map((name) => text.indexOf(name)).filter((at) => at >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

/** The two parts of a comparison, the one that is spoken of first; null where that cannot be told. */
function compared({ spokenOf, written }: HeldClaim): readonly [SeenPart, SeenPart] | null {
  const [a, b, ...others] = spokenOf.filter(({ sizePx }) => sizePx > 0);
  if (!a || !b || others.length > 0) return null;
  const text = written.toLowerCase();
  const [atA, atB] = [firstSaid(text, a), firstSaid(text, b)];
  if (atA < 0 || atB < 0 || atA === atB) return null;
  return atA < atB ? [a, b] : [b, a];
}

/** True when it says that letters are smaller or larger than others, and they are not. */
function isSaidOtherSize(claim: HeldClaim): boolean {
  const [title = ""] = claim.sentences;
  const [isSmaller, isLarger] = [SMALLER.test(title), LARGER.test(title)];
  const pair = isSmaller === isLarger ? null : compared(claim);
  if (!pair) return false;
  const [first, second] = pair;
  return isSmaller ? first.sizePx > second.sizePx : first.sizePx < second.sizePx;
}

const FAINTER =
  /\b(?:weaker|fainter|lighter|thinner|plus (?:faible|fine?|légère?|discret|discrète)s?|moins (?:visible|lisible)s?)\b/;

/** How heavy letters are drawn; null where that is not known. */
function heftOf(part: SeenPart): { readonly sizePx: number; readonly weight: number } | null {
  const weight = Number(weightOf(part));
  return part.sizePx > 0 && weight > 0 ? { sizePx: part.sizePx, weight } : null;
}

/** True when of all letters in the same place none are larger or bolder than these, and some are smaller or thinner. */
function isHeaviest(part: SeenPart, others: readonly SeenPart[]): boolean {
  const own = heftOf(part);
  const known = others.map(heftOf).filter((heft) => heft !== null);
  return (
    own !== null &&
    known.every(({ sizePx, weight }) => sizePx <= own.sizePx && weight <= own.weight) &&
    known.some(({ sizePx, weight }) => sizePx < own.sizePx || weight < own.weight)
  );
}

/**
 * True when it says that something is fainter than what stands beside it, and it is set in the heaviest letters there.
 */
function isSaidFainter({ sentences, parts, screen }: HeldClaim): boolean {
  const [title = ""] = sentences;
  const found = FAINTER.exec(title);
  if (!found) return false;
  const said = new Set(title.slice(0, found.index).match(/\p{L}{3,}/gu) ?? []);
  return parts.some((part) => {
    const texts = [part, ...partsIn(screen, part)].filter((one) => heftOf(one) !== null);
    const meant = texts.filter((one) => [one.role, ...wordsForPart(one)].some((word) => said.has(word)));
    const others = texts.filter((one) => !meant.includes(one));
    return meant.length > 0 && meant.every((one) => isHeaviest(one, others));
  });
}

const OF_ALL =
  "(?: \\p{L}+){0,3} (?:on|of|sur|de) (?:the|this|la|l'|cet(?:te)?) ?(?:page|screen|écran)(?!\\p{L})";
const LARGEST = new RegExp(`\\b(?:largest|biggest|plus grande?s?|plus gros(?:ses?)?)${OF_ALL}`, "u");
const SMALLEST = new RegExp(`\\b(?:smallest|plus petite?s?)${OF_ALL}`, "u");
const NOT_SAID = /\b(?:not|never|one of|among|should|pas|parmi|devrait)\b|n't\b/;

/** Sizes that differ by less look alike. */
const LIKE = 1.1;

/** True when it says that letters are the largest or smallest of a screen, and they are not. */
function isSaidExtreme({ sentences, spokenOf, screen }: HeldClaim): boolean {
  const isSaid = (extreme: RegExp): boolean =>
    sentences.some((one) => extreme.test(one) && !NOT_SAID.test(one));
  const own = spokenOf.map(({ sizePx }) => sizePx).filter((size) => size > 0);
  const all = screen.parts.map(({ sizePx }) => sizePx).filter((size) => size > 0);
  if (own.length === 0 || screen.left > 0) return false;
  return (
    (isSaid(LARGEST) && Math.max(...own) * LIKE < Math.max(...all)) ||
    (isSaid(SMALLEST) && Math.min(...own) > Math.min(...all) * LIKE)
  );
}

/** True when it says of letters, sizes or colours what the design contradicts. */
export const looksOtherwise = (claim: HeldClaim): boolean =>
  isSaidAlike(claim) || isSaidOtherSize(claim) || isSaidFainter(claim) || isSaidExtreme(claim);
