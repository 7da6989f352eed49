import type { SeenPart } from "../../screen/seen-screen.ts";
import { intersection } from "../../../../shared/scene/geometry.ts";
import type { HeldClaim } from "./claim.ts";

const COVERS =
  /\boverlap(?:s|ping|ped)?\b|\bcovers?\b|\bcovering\b|\bcovered by\b|\bchevauch\w+|\brecouvr\w+|\bempiét\w+/;

/** What is meant by words, and not by place. */
const NOT_IN_PLACE = /\b(?:meanings?|sens|topics?|sujets?|cases?|costs?|frais|story|n't|not|pas)\b/;

const isIn = (part: SeenPart, other: SeenPart, parts: readonly SeenPart[]): boolean => {
  for (let at: SeenPart | undefined = part; at; at = parts.find(({ handle }) => handle === at?.inside))
    if (at.handle === other.handle) return true;
  return false;
};

/** Whether two parts share ground of which none holds the other. */
const isAcross = (a: SeenPart, b: SeenPart, parts: readonly SeenPart[]): boolean =>
  intersection(a.box, b.box) !== null && !isIn(a, b, parts) && !isIn(b, a, parts);

/** Whether it says that things lie over each other, and what it names touches nothing. */
export function placedOtherwise({ sentences, parts, screen }: HeldClaim): boolean {
  if (!sentences.some((sentence) => COVERS.test(sentence) && !NOT_IN_PLACE.test(sentence))) return false;
  return (
    parts.length > 0 &&
    parts.every((part) =>
      screen.parts.every((other) => other === part || !isAcross(part, other, screen.parts)),
    )
  );
}
