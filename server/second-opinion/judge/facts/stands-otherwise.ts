import type { SeenPart } from "../../screen/seen-screen.ts";
import { rowOf, type HeldClaim } from "./claim.ts";

const CHOSEN =
  /\bis (?:the )?(?:active|selected|highlighted|open)\b|\bselected by default\b|\bis active\b|\best (?:active?|actif|sélectionnée?|ouverte?)\b|\bsélectionnée? par défaut\b/;
const NOT_CHOSEN = /\b(?:not|no|none|which|whether|that|pas|aucune?|quelle?|lequel|laquelle|si)\b|n't\b/;

const isChosen = ({ looks }: SeenPart): boolean => looks.includes("selected");

/** Of several in a row the one that looks unlike all others; undefined: there is no such one. */
function oddOne(row: readonly SeenPart[]): SeenPart | undefined {
  const alone = row.filter(({ letters }) => row.filter((other) => other.letters === letters).length === 1);
  return row.length > 2 && alone.length === 1 ? alone[0] : undefined;
}

/** Whether it says that a part is chosen, while another one beside it is, or is the only one that stands out. */
export function standsOtherwise({ sentences, parts, screen }: HeldClaim): boolean {
  const [first, ...others] = parts;
  if (!first || others.length > 0 || isChosen(first)) return false;
  if (!sentences.some((one) => CHOSEN.test(one) && !NOT_CHOSEN.test(one))) return false;
  const row = rowOf(screen, first);
  const chosen = row.find(isChosen) ?? oddOne(row);
  return chosen !== undefined && chosen !== first;
}
