import type { HouseRules, HouseWord } from "./house-rules.ts";
import { wordKey } from "./word-key.ts";

type Principle = NonNullable<HouseRules["principles"]>[number];

/** House rules as entries, part by part, each under its key: two of one key are one, and the later one holds. */
export interface HouseParts {
  readonly brief: ReadonlyMap<string, string>;
  readonly words: ReadonlyMap<string, HouseWord>;
  readonly values: ReadonlyMap<string, unknown>;
  readonly principles: ReadonlyMap<string, Principle>;
  readonly rules: ReadonlyMap<string, unknown>;
}

/** The parts of house rules; null stands for none at all. */
export const housePartsOf = (rules: HouseRules | null): HouseParts => ({
  brief: new Map(rules?.brief === undefined ? [] : [["", rules.brief]]),
  words: new Map(rules?.words?.map((word) => [wordKey(word), word])),
  values: new Map(Object.entries(rules?.values ?? {})),
  principles: new Map(rules?.principles?.map((one) => [one.name.toLowerCase(), one])),
  rules: new Map(Object.entries(rules?.rules ?? {})),
});

/** House rules of these parts; what is empty is left out. */
export function houseRulesOf({ brief, words, values, principles, rules }: HouseParts): HouseRules {
  const [said] = brief.values();
  return {
    version: 1,
    ...(said !== undefined && { brief: said }),
    ...(words.size > 0 && { words: [...words.values()] }),
    ...(values.size > 0 && { values: Object.fromEntries(values) }),
    ...(principles.size > 0 && { principles: [...principles.values()] }),
    ...(rules.size > 0 && { rules: Object.fromEntries(rules) as NonNullable<HouseRules["rules"]> }),
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A map in which what `mine` changed of `base` is changed in `theirs`. */
function onto<T>(
  base: ReadonlyMap<string, T>,
  mine: ReadonlyMap<string, T>,
  theirs: ReadonlyMap<string, T>,
): ReadonlyMap<string, T> {
  const keys = new Set([...theirs.keys(), ...mine.keys()]);
  return new Map(
    [...keys].flatMap((key) => {
      const from = isSame(base.get(key), mine.get(key)) ? theirs : mine;
      const value = from.get(key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** The changes of two people to the same house rules, together: where both changed one entry, mine holds. */
export function bothHouseRules(
  base: HouseRules | null,
  mine: HouseRules,
  theirs: HouseRules | null,
): HouseRules {
  const [b, m, t] = [housePartsOf(base), housePartsOf(mine), housePartsOf(theirs)];
  return houseRulesOf({
    brief: onto(b.brief, m.brief, t.brief),
    words: onto(b.words, m.words, t.words),
    values: onto(b.values, m.values, t.values),
    principles: onto(b.principles, m.principles, t.principles),
    rules: onto(b.rules, m.rules, t.rules),
  });
}
