import type { SeenPart } from "../../screen/seen-screen.ts";
import { rowOf, type HeldClaim } from "./claim.ts";

const FILLED = /\bfilled\b|\bsolid\b|\bpleine?s?\b/;
const OUTLINED = /\boutlined?\b|\bcontour(?:née?s?)?\b/;
const ALL = /\b(?:both|two|all|every|deux|tous les|toutes les)\b.{0,40}\b(?:buttons?|boutons?|actions?)\b/;
const NOT_SAID = /\b(?:not|no|never|neither|only|should|pas|aucune?|seul|ni|faudrait|devrait)\b|n't\b/;

/** Words that go on to something else. */
const NEXT = /\b(?:while|whereas|but|and|than|tandis que|alors que|mais|et|que)\b|[,;:]/;

const isDrawn = ({ looks }: SeenPart, emphasis: "filled" | "outlined"): boolean => looks.includes(emphasis);
const isKnown = (part: SeenPart): boolean =>
  ["filled", "outlined", "tinted"].some((emphasis) => part.looks.includes(emphasis));

/** The words of a sentence after “… is” about this part, up to where it goes on to something else; "" without any. */
function saidOf(sentence: string, { words }: SeenPart): string {
  const name = words.toLowerCase();
  const at = name.length > 2 ? sentence.indexOf(`${name} is `) : -1;
  return at < 0 ? "" : (sentence.slice(at + name.length).split(NEXT)[0] ?? "");
}

const isUntrueOf = (said: string, part: SeenPart): boolean =>
  (FILLED.test(said) && !isDrawn(part, "filled")) || (OUTLINED.test(said) && isDrawn(part, "filled"));

/** True when it says of a button that it is filled or outlined, and it is drawn in another way. */
export function filledOtherwise({ sentences, parts, screen }: HeldClaim): boolean {
  const buttons = [...new Set(parts.flatMap((part) => [part, ...rowOf(screen, part)]))].filter(isKnown);
  const said = sentences.filter((sentence) => !NOT_SAID.test(sentence.split(NEXT)[0] ?? ""));
  return said.some(
    (sentence) =>
      buttons.some((part) => isUntrueOf(saidOf(sentence, part), part)) ||
      (ALL.test(sentence) && buttons.length > 1 && buttons.some((part) => isUntrueOf(sentence, part))),
  );
}
