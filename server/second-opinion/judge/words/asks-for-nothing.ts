import type { Candidate } from "../../candidate.ts";

const KEEPS =
  /^(?:please )?(?:keep|retain|maintain|preserve|conserve[rz]|garde[rz]|maintenir|maintenez)\b(?! (?:only|just|one|a single|two|three|either|seulement|un seul|une seule|deux)\b)/i;
/** Clauses that only repeat or reuse the thing that is kept. */
const REPEATS =
  /^(?:and )?(?:re-?use|use it|apply it|extend it|repeat it|réutilise[rz]|reprendre|applique[rz]|étendre)\b/i;

const clausesOf = (text: string): readonly string[] =>
  text
    .split(/[.;,!]|\band\b|\bet\b/)
    .map((clause) => clause.trim())
    .filter(Boolean);

/** True when all that should be done is to leave things as they are: that is praise, and no problem. */
export function asksForNothing({ fix }: Pick<Candidate, "fix">): boolean {
  const clauses = clausesOf(fix);
  return (
    clauses.some((clause) => KEEPS.test(clause)) &&
    clauses.every((clause) => KEEPS.test(clause) || REPEATS.test(clause))
  );
}
