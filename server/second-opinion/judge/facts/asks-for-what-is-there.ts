import { bare, quotesIn } from "../quotes.ts";
import { sentencesOf } from "../sentences.ts";
import type { HeldClaim } from "./claim.ts";

const ADD = /\b(?:add|include|offer|provide|ajouter|ajoutez|proposer|proposez|prévoir)\b/i;
const ABSENT =
  /\b(?:no|without|only|lacks?|missing|nowhere|aucune?|sans|seul|seulement|manque|rien)\b|n't\b|\bpas d/;

/** Whether it misses words that stand right there: what it asks to add is the text of another part in the same place. */
export function asksForWhatIsThere({ sentences, fix, parts, screen }: HeldClaim): boolean {
  if (!sentences.some((one) => ABSENT.test(one))) return false;
  const wanted = sentencesOf(fix)
    .filter((one) => ADD.test(one))
    // What stands behind the first names the place: add “Sent” beside “Inbox”.
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
