import { HOUSE_PARTS, type HouseEntry } from "../../../shared/house-rules/house-entry.ts";
import { HOUSE_LIMITS } from "../../../shared/house-rules/limits.ts";
import type { HouseEntriesChange } from "../../protocol/messages.ts";
import { keptEntries } from "./entries.ts";
import { keptFields, keptBy, keptText } from "./kept-fields.ts";
import { writing } from "./writing.ts";

const MOST = HOUSE_LIMITS.words + HOUSE_LIMITS.values + HOUSE_LIMITS.principles;
const MAX_LENGTH = 4000;

function readEntry(id: string, kept: string): HouseEntry | null {
  const fields = keptFields(kept) ?? {};
  const part = HOUSE_PARTS.find((one) => one === fields["part"]);
  const written = keptText(fields, "written", MAX_LENGTH);
  return part && written !== null ? { id, part, written, ...keptBy(fields) } : null;
}

const entries = keptEntries("house:", MOST, readEntry);

export const houseKeys = entries.keys;

/** The house rules that the file keeps, as they were written. */
export const readHouse = (): readonly HouseEntry[] => entries.read().slice(0, MOST);

/** Takes entries of house rules away, and keeps others: each change of one is a new entry. */
export const changeHouse = ({ remove, add }: HouseEntriesChange): Promise<void> =>
  writing("house", () => entries.change(add, remove));
