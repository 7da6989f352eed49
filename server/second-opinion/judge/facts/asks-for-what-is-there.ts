import { bare, quotesIn } from "../quotes.ts";
import { sentencesOf } from "../words/sentences.ts";
import { partsIn, type HeldClaim } from "./claim.ts";
import type { SeenPart, SeenScreen } from "../../screen/seen-screen.ts";

const ADD = /\b(?:add|include|offer|provide|ajouter|ajoutez|proposer|proposez|prévoir)\b/i;
const ABSENT =
  /\b(?:no|without|only|lacks?|missing|nowhere|aucune?|sans|seul|seulement|manque|rien)\b|n't\b|\bpas d/;

/**
 * True when it misses words that stand right there: what it asks to add is the text of another part in the same place.
 */
function missesWords({ sentences, fix, parts, screen }: HeldClaim): boolean {
  if (!sentences.some((one) => ABSENT.test(one))) return false;
  const wanted = sentencesOf(fix)
    .filter((one) => ADD.test(one))
    // A quote after the first names the place: add “Sent” beside “Inbox”.
    .flatMap((one) => quotesIn(one).slice(0, 1))
    .map(bare)
    .filter(Boolean);
  const places = new Set(parts.map(({ inside }) => inside));
  const within = new Set(parts.map(({ handle }) => handle));
  return screen.parts.some(
    (part) =>
      wanted.includes(bare(part.words)) &&
      !within.has(part.handle) &&
      (places.has(part.inside) || (part.inside !== null && within.has(part.inside))),
  );
}

/** A kind of thing that people miss although it is there, and the test by which a part is one. */
interface Missed {
  readonly called: RegExp;
  readonly isOne: (part: SeenPart) => boolean;
}

/** Words that say that the next one is missing: no price, ni croix, without any date. */
const MISSED_BEFORE =
  /\b(?:no|without|lacks?|lacking|missing|neither|nor|aucune?|sans|ni|pas d[e'])\b(?: (?:a|an|any|the|its|visible|clear|une?|la|le)\b)*[ ']*$/;

/** Words for a purpose: for another one there may be such a thing. “No button to start again”. */
const FOR_SOMETHING = /^(?:s|x)? (?:to|for|that|of|with|pour|qui|de|d'|avec|beside|next)\b/;

const called = ({ ref, looks }: SeenPart): string =>
  [ref.name, ref.shown ?? "", ...looks].join(" ").toLowerCase();

const MISSED: readonly Missed[] = [
  {
    called: /\b(?:cross|close icon|close button|remove icon|x icon|croix)(?!\p{L})/u,
    isOne: (part) =>
      /icon|button/.test(part.role) &&
      /(?:^|[^\p{L}])(?:x|close|cross|clear|dismiss|remove|croix|fermer)(?!\p{L})/u.test(called(part)),
  },
  { called: /\b(?:prices?|prix)\b/, isOne: ({ role }) => role === "price" },
  { called: /\b(?:pictures?|photos?|images?)\b/, isOne: ({ role }) => role === "picture" },
  {
    called: /\b(?:dates?)\b/,
    isOne: ({ words }) =>
      /\b\d{1,2}[ ./-](?:\d{1,2}|\p{L}{3,9}\.?)[ ./-]\d{2,4}\b|\b\p{L}{3,9}\.? \d{1,2},? \d{4}\b/u.test(
        words,
      ),
  },
  {
    called: /\b(?:search (?:field|bar|box)|champ de recherche|barre de recherche)\b/,
    isOne: ({ role, words }) => /field|button/.test(role) && /^(?:search|recherche)/i.test(words),
  },
];

const isSaidToMiss = (sentence: string, { called: name }: Missed): boolean => {
  const found = name.exec(sentence);
  if (!found || !MISSED_BEFORE.test(sentence.slice(0, found.index))) return false;
  return !FOR_SOMETHING.test(sentence.slice(found.index + found[0].length));
};

/** A box that holds no more than this is one thing to the eye: a tag, a card, a row. */
const MOST_IN_ONE = 8;

/** The part with all that it holds, and with its neighbours in one small box. */
function thingOf(part: SeenPart, screen: SeenScreen): readonly SeenPart[] {
  const around = screen.parts.find(({ handle }) => handle === part.inside);
  const beside = around ? partsIn(screen, around) : [];
  return [part, ...partsIn(screen, part), ...(beside.length <= MOST_IN_ONE ? beside : [])];
}

/** True when it misses a kind of thing that each thing it speaks of has. */
const missesKind = ({ sentences, spokenOf, screen }: HeldClaim): boolean =>
  spokenOf.length > 0 &&
  MISSED.some(
    (kind) =>
      sentences.some((sentence) => isSaidToMiss(sentence, kind)) &&
      spokenOf.every((part) => thingOf(part, screen).some(kind.isOne)),
  );

/** True when it misses what is there. */
export const asksForWhatIsThere = (claim: HeldClaim): boolean => missesWords(claim) || missesKind(claim);
