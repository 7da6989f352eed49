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
