import type { SeenPart } from "../../screen/seen-screen.ts";
import { wordsOfColor } from "../part-words.ts";
import { partsIn, type HeldClaim } from "./claim.ts";

/** Colours by what people call them, in both languages, that nobody calls otherwise. */
const CALLED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bred\b|\brouges?\b/, ["red", "pink", "orange", "brown", "purple"]],
  [/\borange\b/, ["orange", "red", "yellow", "brown"]],
  [/\byellow\b|\bjaunes?\b/, ["yellow", "orange", "green"]],
  [/\bgreen\b|\bvertes?\b|\bverts?\b/, ["green", "cyan", "yellow"]],
  [/\bblue\b|\bbleue?s?\b/, ["blue", "cyan", "purple"]],
  [/\bpurple\b|\bviolette?s?\b/, ["purple", "blue", "pink"]],
  [/\bpink\b|\broses?\b/, ["pink", "red", "purple"]],
];

const NOT_SAID = /\b(?:no|not|never|without|instead|aucune?|sans|pas|ni|rather)\b|n't\b/;

const HEX = /#[0-9a-f]{6}/g;

/** Looks that may have any colour. */
const MAY_BE_ANY = /picture|icon|logo|image|gradient/;

/** The colours around a part, as people call them; null: something there may have any. */
function colorsNear(parts: readonly SeenPart[]): ReadonlySet<string> | null {
  const told = parts.map(({ role, letters, looks }) => [role, letters, ...looks].join(" "));
  if (told.some((one) => MAY_BE_ANY.test(one))) return null;
  return new Set(told.flatMap((one) => one.match(HEX) ?? []).flatMap(wordsOfColor));
}

/** True when it calls what it speaks of by a colour that nothing there has. */
export function coloredOtherwise({ sentences, parts, screen }: HeldClaim): boolean {
  const around = parts.flatMap((part) => [
    part,
    ...partsIn(screen, part),
    ...screen.parts.filter(({ handle, inside }) => handle === part.inside || inside === part.inside),
  ]);
  const colors = colorsNear(around);
  if (!colors || colors.size === 0) return false;
  return CALLED.some(
    ([called, names]) =>
      sentences.some((sentence) => called.test(sentence) && !NOT_SAID.test(sentence)) &&
      !names.some((name) => colors.has(name)),
  );
}
