import * as z from "zod/mini";
import { type HouseParts, housePartsOf } from "./house-parts.ts";
import type { HouseRules } from "./house-rules.ts";

const PARTS = ["brief", "words", "values", "principles", "rules"] as const satisfies (keyof HouseParts)[];
const KINDS = ["added", "removed", "changed"] as const;

/** So many names say what a change was about. */
const MOST_NAMES = 3;

/** One kind of change in one part of house rules. */
export const houseChange = z.object({
  part: z.enum(PARTS),
  kind: z.enum(KINDS),
  count: z.int().check(z.minimum(1)),
  /** The first of them: words, names of values, of principles, ids of rules; none for the brief. */
  names: z.array(z.string()).check(z.maxLength(MOST_NAMES)),
});
export type HouseChange = z.infer<typeof houseChange>;

interface Entry {
  readonly name: string;
  readonly said: string;
}

/** The name of an entry is what it says, or how it is called; else its key. */
function entriesOf(rules: HouseRules | null, part: HouseChange["part"]): ReadonlyMap<string, Entry> {
  const entries = [...housePartsOf(rules)[part]].map(([key, value]: readonly [string, unknown]) => {
    const { say, name = say ?? key } = Object(value) as { say?: string; name?: string };
    return [key, { name, said: JSON.stringify(value) }] as const;
  });
  return new Map(entries);
}

/** The differences between two versions of house rules, part by part; null stands for none at all. */
export function houseChangesBetween(
  before: HouseRules | null,
  after: HouseRules | null,
): readonly HouseChange[] {
  return PARTS.flatMap((part) => {
    const [old, now] = [entriesOf(before, part), entriesOf(after, part)];
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
