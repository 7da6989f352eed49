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
