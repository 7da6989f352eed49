import { groupBy } from "../../group-by.ts";
import type { Sight } from "./evidence/sight.ts";
import { twinOf } from "./fields/fields-alike.ts";
import { isCentredAcross } from "./looks/looks-like-button.ts";
import type { Guess } from "./model/guess.ts";

/** Two may be alike by chance, as a field and the button below it. */
const FEWEST = 3;

/** True of a box with its words in its middle, or without any. */
function isCentred({ thing }: Guess): boolean {
  const { first } = thing.content;
  return !first || isCentredAcross(first.box, thing.box);
}

/** Boxes of one size and paint that hold as much: the words of all begin at one place, or have one middle. */
function twinsIn(guesses: readonly Guess[], sight: Sight): readonly (readonly Guess[])[] {
  const makeOf = ({ thing }: Guess): string => {
    const { texts, icons, pictures, boxes } = thing.content;
    return [twinOf(thing, sight), texts, icons, pictures, boxes].join(" ");
  };
  const startOf = ({ thing }: Guess): number => Math.round((thing.content.first?.box.x ?? 0) - thing.box.x);
  const boxes = guesses.filter(({ thing }) => thing.painter);
  return [...groupBy(boxes, makeOf).values()].flatMap((alike) => {
    const starts = new Set(alike.filter((guess) => !isCentred(guess)).map(startOf));
    return [...groupBy(alike, (guess) => starts.has(startOf(guess)) && startOf(guess)).values()];
  });
}

/** The role that most of some are taken for; where some are a card, those whose words begin as theirs do are no buttons. */
function roleOf(alike: readonly Guess[]): Guess["role"] | undefined {
  const areCards = alike.some(({ role }) => role === "card") && alike.some((one) => !isCentred(one));
  const byRole = groupBy(alike, ({ role }) => (role === "button" && areCards ? "card" : role));
  const sumOf = (same: readonly Guess[]): number => same.reduce((sum, { certainty }) => sum + certainty, 0);
  return [...byRole].toSorted(([, a], [, b]) => sumOf(b) - sumOf(a))[0]?.[0];
}

/** The guesses, where boxes that are alike are one thing several times. */
export function asTwins(guesses: readonly Guess[], sight: Sight): readonly Guess[] {
  const twins = twinsIn(guesses, sight).filter(({ length }) => length >= FEWEST);
  const roles = new Map(
    twins.flatMap((alike) => {
      const role = roleOf(alike);
      return alike.map((one) => [one, role] as const);
    }),
  );
  return guesses.map((guess) => ({ ...guess, role: roles.get(guess) ?? guess.role }));
}
