import { groupBy } from "../../group-by.ts";
import type { Sight } from "./evidence/sight.ts";
import { twinOf } from "./fields/fields-alike.ts";
import { isCentredAcross } from "./looks/looks-like-button.ts";
import type { Guess } from "./model/guess.ts";

/** Two may be alike by chance, as a field and the button below it. */
const FEWEST = 3;

/** Boxes that people take for one thing several times. */
interface Twins {
  readonly all: readonly Guess[];
  /** Their words begin at one place, and not each in the middle of its box. */
  readonly beginAlike: boolean;
}

/** Boxes of one size and paint that hold as much, with their words at one place. */
function twinsIn(guesses: readonly Guess[], sight: Sight): readonly Twins[] {
  const boxes = guesses.filter(({ thing }) => thing.painter);
  const makeOf = ({ thing }: Guess): string => {
    const { texts, icons, pictures, boxes: inside } = sight.contentOf(thing);
    return [twinOf(thing, sight), texts, icons, pictures, inside].join(" ");
  };
  const wordsOf = ({ thing }: Guess) => sight.contentOf(thing).first?.box ?? thing.box;
  const startOf = (guess: Guess): number => Math.round(wordsOf(guess).x - guess.thing.box.x);
  const isCentred = (guess: Guess): boolean => isCentredAcross(wordsOf(guess), guess.thing.box);
  return [...groupBy(boxes, makeOf).values()].flatMap((alike) => {
    const starts = new Set(alike.filter((guess) => !isCentred(guess)).map(startOf));
    const byStart = groupBy(alike, (guess) => (starts.has(startOf(guess)) ? startOf(guess) : undefined));
    return [...byStart].map(([start, all]) => ({ all, beginAlike: start !== undefined }));
  });
}

/** The role that most of them are taken for; where some are a card, those whose words begin as theirs do are no buttons. */
function roleOf({ all, beginAlike }: Twins): Guess["role"] | undefined {
  const isOfCards = beginAlike && all.some(({ role }) => role === "card");
  const sums = [...groupBy(all, ({ role }) => (role === "button" && isOfCards ? "card" : role))].map(
    ([role, same]) => ({ role, sum: same.reduce((sum, { certainty }) => sum + certainty, 0) }),
  );
  return sums.toSorted((a, b) => b.sum - a.sum)[0]?.role;
}

/** The guesses, where boxes that are alike are one thing several times. */
export function asTwins(guesses: readonly Guess[], sight: Sight): readonly Guess[] {
  const roles = new Map(
    twinsIn(guesses, sight)
      .filter(({ all }) => all.length >= FEWEST)
      .flatMap((twins) => {
        const role = roleOf(twins);
        return twins.all.map((guess) => [guess, role] as const);
      }),
  );
  return guesses.map((guess) => ({ ...guess, role: roles.get(guess) ?? guess.role }));
}
