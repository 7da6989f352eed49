import { faultsOf, type HouseFault } from "./faults.ts";
import { type HouseRules, houseRules } from "./house-rules.ts";

/** The parts of house rules that a file keeps as entries. */
export const HOUSE_PARTS = ["word", "value", "principle"] as const;

/**
 * One house rule as a file keeps it: a word, a principle, or one of the values by its name, as JSON that nobody has read
 * yet. Two people who change the same file at once lose no entry of each other.
 */
export interface HouseEntry {
  readonly id: string;
  readonly part: (typeof HOUSE_PARTS)[number];
  readonly written: string;
  /** Who wrote it, as Figma calls them; null for a guest. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** A house rule that is to be kept: who and when is for the file to say. */
export type NewHouseEntry = Pick<HouseEntry, "part" | "written">;

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
