import type { SeenPart } from "../../screen/seen-screen.ts";
import type { HeldClaim } from "./claim.ts";
import { KINDS, type Kind } from "./kinds.ts";

/** Words by which a sentence says that there is none, or likens something to one: it does not say that there is one. */
const NOT_THERE_BEFORE =
  /\b(?:no|not|never|without|lacks?|lacking|missing|absent|neither|nor|cannot|instead|like|as|than|needs?|should|could|would|add|expects?|aucune?|sans|pas|ni|manque|jamais|rien|comme|faudrait|devrait|attend)\b|n't\b/;
const NOT_THERE_AFTER = /\b(?:missing|absent|absente|lacking|manque|manquent|would|should|faudrait)\b/;

function isSaidToBeThere(sentence: string, { called }: Kind): boolean {
  const found = called.exec(sentence);
  if (!found) return false;
  const before = sentence.slice(0, found.index);
  const after = sentence.slice(found.index + found[0].length);
  return !NOT_THERE_BEFORE.test(before) && !NOT_THERE_AFTER.test(after);
}

const nameOf = ({ ref, role, words, looks }: SeenPart): string =>
  [ref.name, ref.shown ?? "", role, words, ...looks].join(" ").toLowerCase();

function isThere({ roles, signs, isSeen }: Kind, { screen }: HeldClaim): boolean {
  if (screen.left > 0 || isSeen?.(screen) === true) return true;
  return screen.parts.some((part) => roles.includes(part.role) || signs.test(nameOf(part)));
}

/** True when it speaks of a thing as if the screen had one, and nothing on it is called, says or looks so. */
export const speaksOfNone = (claim: HeldClaim): boolean =>
  KINDS.some(
    (kind) => claim.sentences.some((sentence) => isSaidToBeThere(sentence, kind)) && !isThere(kind, claim),
  );
