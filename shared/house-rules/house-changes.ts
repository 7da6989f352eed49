import * as z from "zod/mini";
import type { HouseRules } from "./house-rules.ts";
import { wordKey } from "./word-key.ts";

const PARTS = ["brief", "words", "values", "principles", "rules"] as const;
const KINDS = ["added", "removed", "changed"] as const;

/** So many names say what a change was about. */
const MOST_NAMES = 3;

/** One kind of change in one part of house rules. */
export const houseChange = z.object({
  part: z.enum(PARTS),
  kind: z.enum(KINDS),
  count: z.int().check(z.minimum(1)),
  /** The first of them: words, names of values, of principles, ids of rules. */
  names: z.array(z.string()).check(z.maxLength(MOST_NAMES)),
});
export type HouseChange = z.infer<typeof houseChange>;

interface Entry {
  readonly name: string;
  readonly said: string;
}

type Entries = ReadonlyMap<string, Entry>;

const entriesOf = <T>(
  all: readonly T[],
  keyOf: (one: T) => string,
  nameOf: (one: T) => string = keyOf,
): Entries => new Map(all.map((one) => [keyOf(one), { name: nameOf(one), said: JSON.stringify(one) }]));

const ENTRIES: Readonly<Record<HouseChange["part"], (rules: HouseRules) => Entries>> = {
  brief: ({ brief }) =>
    entriesOf(
      brief === undefined ? [] : [brief],
      () => "",
      () => "",
    ),
  words: ({ words = [] }) => entriesOf(words, wordKey, ({ say }) => say),
  values: ({ values = {} }) => entriesOf(Object.entries(values), ([name]) => name),
  principles: ({ principles = [] }) =>
    entriesOf(
      principles,
      ({ name }) => name.toLowerCase(),
      ({ name }) => name,
    ),
  rules: ({ rules = {} }) => entriesOf(Object.entries(rules), ([id]) => id),
};

const NO_RULES: HouseRules = { version: 1 };

/** The differences between two versions of house rules, part by part; null stands for none at all. */
export function houseChangesBetween(before: HouseRules | null, after: HouseRules): readonly HouseChange[] {
  return PARTS.flatMap((part) => {
    const [old, now] = [ENTRIES[part](before ?? NO_RULES), ENTRIES[part](after)];
    const changed: Readonly<Record<HouseChange["kind"], readonly Entry[]>> = {
      added: [...now].filter(([key]) => !old.has(key)).map(([, entry]) => entry),
      removed: [...old].filter(([key]) => !now.has(key)).map(([, entry]) => entry),
      changed: [...now]
        .filter(([key, { said }]) => old.has(key) && old.get(key)?.said !== said)
        .map(([, entry]) => entry),
    };
    return KINDS.flatMap((kind) => {
      const names = changed[kind].map(({ name }) => name).filter((name) => name !== "");
      const count = changed[kind].length;
      return count === 0 ? [] : [{ part, kind, count, names: names.slice(0, MOST_NAMES) }];
    });
  });
}
