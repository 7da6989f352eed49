import type { SeenPart } from "../../screen/seen-screen.ts";
import { intersection } from "../../../../shared/scene/geometry.ts";
import { bare, quotesIn } from "../quotes.ts";
import type { HeldClaim } from "./claim.ts";

const COVERS =
  /\boverlap(?:s|ping|ped)?\b|\bcovers?\b|\bcovering\b|\bcovered by\b|\bchevauch\w+|\brecouvr\w+|\bempiét\w+/;

/** Words of an overlap that is no matter of place: two quoted texts overlap in what they say. */
const NOT_IN_PLACE =
  /\b(?:meanings?|sens|topics?|sujets?|cases?|costs?|frais|story|n't|not|pas)\b|“” (?:and|et) “” (?:\p{L}+ )?(?:se |s')?(?:overlap|chevauch|recouvr)/u;

const isIn = (part: SeenPart, other: SeenPart, parts: readonly SeenPart[]): boolean => {
  for (let at: SeenPart | undefined = part; at; at = parts.find(({ handle }) => handle === at?.inside))
    if (at.handle === other.handle) return true;
  return false;
};

/** True when two parts share ground of which none holds the other. */
const isAcross = (a: SeenPart, b: SeenPart, parts: readonly SeenPart[]): boolean =>
  intersection(a.box, b.box) !== null && !isIn(a, b, parts) && !isIn(b, a, parts);

/** True when it says that things lie over each other, and what it names touches nothing. */
function isSaidToOverlap({ sentences, parts, screen }: HeldClaim): boolean {
  if (!sentences.some((sentence) => COVERS.test(sentence) && !NOT_IN_PLACE.test(sentence))) return false;
  return (
    parts.length > 0 &&
    parts.every((part) =>
      screen.parts.every((other) => other === part || !isAcross(part, other, screen.parts)),
    )
  );
}

/** Words right after a quote that place it at an edge: “Pay” stands at the bottom of the page. */
const AT_EDGE =
  /^(?: (?:is|are|stands?|sits?|appears?|comes?|lies?|se trouve|figure|est|apparaît|arrive)){1,2} (?:only |right |set |seulement |tout )?(?:at|en) (?:the )?(?:very )?(top|bottom|haut|bas) (?:of|de) (?:the|this|la|l['’]|cet(?:te)?) ?(?:page|screen|écran)(?![\p{L}])/u;

/** How far from an edge nobody would say so any more, as a share of the height. */
const FAR = 0.6;

/** True when it says of words that they stand at the top or at the bottom, and all of them stand at the other end. */
function isSaidAtOtherEnd({ written, screen }: HeldClaim): boolean {
  return quotesIn(written).some((quote) => {
    const after = written.slice(written.indexOf(quote) + quote.length).replace(/^\s*["”»’']/, "");
    const edge = AT_EDGE.exec(after)?.[1];
    const parts = edge ? screen.parts.filter(({ words }) => bare(words) === bare(quote)) : [];
    const isTop = edge === "top" || edge === "haut";
    return (
      parts.length > 0 &&
      parts.every(({ box }) => {
        const down = (box.y + box.height / 2) / screen.heightPx;
        return (isTop ? down : 1 - down) > FAR;
      })
    );
  });
}

/** True when it says of a place what the design contradicts. */
export const placedOtherwise = (claim: HeldClaim): boolean =>
  isSaidToOverlap(claim) || isSaidAtOtherEnd(claim);
