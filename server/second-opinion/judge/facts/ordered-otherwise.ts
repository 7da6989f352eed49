import type { SeenPart, SeenScreen } from "../../screen/seen-screen.ts";
import { wordsForPart } from "../part-words.ts";
import { bare, quotesIn, unquoted } from "../quotes.ts";
import { sentencesOf } from "../words/sentences.ts";
import type { HeldClaim } from "./claim.ts";

/** True when one part can lie so to another one. */
type Lies = (part: SeenPart, other: SeenPart) => boolean;

const bottom = ({ box }: SeenPart): number => box.y + box.height;
const right = ({ box }: SeenPart): number => box.x + box.width;

/** Parts this near may lie over, under or beside each other in another sense: a row that ends under a bar. */
const APART_PX = 24;

const BELOW: Lies = (part, other) => bottom(part) + APART_PX > other.box.y;
const ABOVE: Lies = (part, other) => part.box.y < bottom(other) + APART_PX;
const LEFT: Lies = (part, other) => part.box.x < right(other) + APART_PX;
const RIGHT: Lies = (part, other) => right(part) + APART_PX > other.box.x;

/** Relations by the few words between a quote and its place: “Total” is set below “Pay”. */
const RELATIONS: readonly (readonly [RegExp, Lies])[] = [
  [/^(?: \p{L}+){1,3} (?:under|below|beneath|underneath|sous|en dessous d[eu]|au-dessous d[eu]) /u, BELOW],
  [/^(?: \p{L}+){1,3} (?:above|au-dessus d[eu]) /u, ABOVE],
  [/^(?: \p{L}+){1,3} (?:left of|à gauche d[eu]) /u, LEFT],
  [/^(?: \p{L}+){1,3} (?:right of|à droite d[eu]) /u, RIGHT],
];

const NOT_SAID = /\b(?:not|no|never|should|would|could|pas|jamais|devrait|faudrait)\b|n't\b/;

/** Where the place that is named ends. */
const ENDS = /[,;:.!?]|\b(?:and|but|while|where|which|so|et|mais|où|alors)\b/;

/** The parts with these words and no others. */
const saying = ({ screen }: HeldClaim, quote: string): readonly SeenPart[] =>
  screen.parts.filter(({ words, role }) => role !== "panel" && bare(words) === bare(quote));

const ROW_WORDS = ["row", "rows", "ligne", "lignes"];
const FEWEST_ROWS = 3;

/** Boxes of one size, below each other in one place: the rows of a table or list, whatever they are taken for. */
const rowsIn = ({ parts }: SeenScreen): readonly SeenPart[] =>
  parts.filter((part) => {
    const alike = parts.filter(
      ({ role, inside, box }) =>
        role === part.role &&
        inside === part.inside &&
        box.x === part.box.x &&
        box.width === part.box.width &&
        box.height === part.box.height,
    );
    return part.role === "panel" && alike.length >= FEWEST_ROWS;
  });

/** The parts that a few words speak of: by what they quote, else by what such parts are called. */
function placesIn(claim: HeldClaim, said: string): readonly SeenPart[] {
  const [quote] = quotesIn(said);
  if (quote !== undefined) return saying(claim, quote);
  const words = new Set(said.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  if (ROW_WORDS.some((word) => words.has(word))) {
    const rows = rowsIn(claim.screen);
    if (rows.length > 0) return rows;
  }
  return claim.screen.parts
    .filter(({ role }) => role !== "text" && role !== "panel")
    .filter((part) => wordsForPart(part).some((word) => words.has(word) || words.has(`${word}s`)));
}

/** The first quote of a sentence, the relation told of it, and the words for the place; null when none is told. */
function toldOf(sentence: string): readonly [quote: string, lies: Lies, place: string] | null {
  const [quote] = quotesIn(sentence);
  if (quote === undefined) return null;
  const after = sentence.slice(sentence.indexOf(quote) + quote.length).replace(/^\s*["”»’']/, "");
  const found = RELATIONS.map(([said, lies]) => [said.exec(after), lies] as const).find(([met]) => met);
  if (!found?.[0]) return null;
  const [[told], lies] = found as readonly [RegExpExecArray, Lies];
  if (NOT_SAID.test(unquoted(told))) return null;
  const rest = after.slice(told.length);
  const isQuoted = /^["“«‘']/.test(rest);
  return [quote, lies, isQuoted ? rest : (rest.split(ENDS)[0] ?? "")];
}

/**
 * True when it says of words that they lie below, above or beside something, and they lie on the other side of all of
 * it.
 */
export function isOrderedOtherwise(claim: HeldClaim): boolean {
  return sentencesOf(claim.written).some((sentence) => {
    const told = toldOf(sentence.trim());
    if (!told) return false;
    const [quote, lies, place] = told;
    const parts = saying(claim, quote);
    const others = placesIn(claim, place).filter((other) => !parts.includes(other));
    return (
      parts.length > 0 &&
      others.length > 0 &&
      parts.every((part) => others.every((other) => !lies(part, other)))
    );
  });
}
