import type { SeenPart } from "../../screen/seen-screen.ts";
import { partsIn, rowOf, type HeldClaim } from "./claim.ts";

const CHOSEN =
  /\bis (?:the )?(?:active|selected|highlighted|open)\b|\bselected by default\b|\bis active\b|\best (?:active?|actif|sélectionnée?|ouverte?)\b|\bsélectionnée? par défaut\b/;
const NOT_CHOSEN = /\b(?:not|no|none|which|whether|that|pas|aucune?|quelle?|lequel|laquelle|si)\b|n't\b/;

const isChosen = ({ looks }: SeenPart): boolean => looks.includes("selected");

/** The one part of a row whose letters are unlike all others; undefined: there is no such one. */
function oddOne(row: readonly SeenPart[]): SeenPart | undefined {
  const alone = row.filter(({ letters }) => row.filter((other) => other.letters === letters).length === 1);
  return row.length > 2 && alone.length === 1 ? alone[0] : undefined;
}

const lookOf = ({ letters, looks }: SeenPart): string => [letters, ...looks].join(" ");

/** Alike but for a look that several of them share: some are on, the others are off. */
const isOfTwoLooks = (row: readonly SeenPart[]): boolean =>
  row.every(({ looks }) => looks.length > 0) && new Set(row.map(lookOf)).size === 2;

/** The part of a row that is chosen, as far as one can see; undefined: none is. */
const chosenIn = (row: readonly SeenPart[]): SeenPart | undefined => row.find(isChosen) ?? oddOne(row);

/** True when it says that a part is chosen, while another one beside it is, or is the only one that stands out. */
function isAnotherChosen({ sentences, parts, screen }: HeldClaim): boolean {
  const [first, ...others] = parts;
  if (!first || others.length > 0 || isChosen(first)) return false;
  if (!sentences.some((one) => CHOSEN.test(one) && !NOT_CHOSEN.test(one))) return false;
  const chosen = chosenIn(rowOf(screen, first));
  return chosen !== undefined && chosen !== first;
}

const NONE_CHOSEN =
  /\b(?:nothing|none|no|neither|not|aucune?|rien|ne|n')\b[^,;:]{0,40}\b(?:selected|chosen|highlighted|marked|current|active|sélectionnée?s?|choisie?s?|marquée?s?|active?s?|actifs?|courante?s?|en cours)(?!\p{L})/u;
const MAY_BE = /\b(?:enough|clear(?:ly)?|well|default|only|alone|assez|nettement|seule?s?)\b/;

/** True when it says that of several none shows to be chosen, and one of them is the only one that stands out. */
function isOneChosen({ sentences, parts, screen }: HeldClaim): boolean {
  if (!sentences.some((one) => NONE_CHOSEN.test(one) && !MAY_BE.test(one))) return false;
  return parts.some((part) => {
    const row = rowOf(screen, part);
    return row.length > 2 && (chosenIn(row) !== undefined || isOfTwoLooks(row)) && !row.every(isChosen);
  });
}

const TICKED = /\b(?:pre-?)?(?:checked|ticked|selected|cochée?s?|pré-?cochée?s?)(?!\p{L})/u;
const NOT_TICKED =
  /\b(?:un(?:checked|ticked|selected)|not|no|none|once|when|if|can|until|must|should|aucune?|pas|quand|si|décochée?s?)\b|n't\b/;
const HAS_TICK: ReadonlySet<string> = new Set(["checkbox", "radio"]);

/** True when it says that a box is ticked, and those that it names are empty. */
function isTickedOnlyInWords({ sentences, parts, screen }: HeldClaim): boolean {
  if (!sentences.some((one) => TICKED.test(one) && !NOT_TICKED.test(one))) return false;
  const boxes = parts
    .flatMap((part) => [part, ...partsIn(screen, part)])
    .filter(({ role }) => HAS_TICK.has(role));
  return boxes.length > 0 && !boxes.some(isChosen);
}

/** True when it says of what is chosen, ticked or marked what the design contradicts. */
export const standsOtherwise = (claim: HeldClaim): boolean =>
  isAnotherChosen(claim) || isOneChosen(claim) || isTickedOnlyInWords(claim);
