import { faultsOf, type HouseFault } from "./faults.ts";
import type { HouseEntry, NewHouseEntry } from "./house-entry.ts";
import { type HouseRules, houseRules } from "./house-rules.ts";

/** Reads an entry as house rules with it alone; undefined: it is no JSON. */
function read({ part, written }: NewHouseEntry) {
  try {
    const value: unknown = JSON.parse(written);
    const fields = { word: { words: [value] }, principle: { principles: [value] }, value: { values: value } };
    return houseRules.safeParse({ version: 1, ...fields[part] }, { reportInput: true });
  } catch {
    return undefined;
  }
}

/** Why an entry cannot be kept; none where it can. */
export function faultsIn(entry: NewHouseEntry): readonly HouseFault[] {
  const { error } = read(entry) ?? {};
  return error ? faultsOf(error) : [];
}

/** An entry with what it says. */
export interface ReadHouseEntry {
  readonly entry: HouseEntry;
  readonly rules: HouseRules;
}

/** The entries that can be read, the oldest first. */
export const readEntries = (entries: readonly HouseEntry[]): readonly ReadHouseEntry[] =>
  entries
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .flatMap((entry) => {
      const rules = read(entry)?.data;
      return rules ? [{ entry, rules }] : [];
    });

/** The house rules of a file: of two entries about the same the later one holds. Null: it has none. */
export function houseOf(entries: readonly HouseEntry[]): HouseRules | null {
  const all = readEntries(entries).map(({ rules }) => rules);
  if (all.length === 0) return null;
  return {
    version: 1,
    words: all.flatMap(({ words = [] }) => words),
    values: Object.assign({}, ...all.map(({ values }) => values)) as NonNullable<HouseRules["values"]>,
    principles: all.flatMap(({ principles = [] }) => principles),
  };
}
