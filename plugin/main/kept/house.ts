import { HOUSE_PARTS, type HouseEntry } from "../../../shared/house-rules/house-entry.ts";
import { HOUSE_LIMITS } from "../../../shared/house-rules/limits.ts";
import type { HouseEntriesChange } from "../../protocol/messages.ts";
import { currentUser } from "../identity.ts";
import { FullError, writing } from "./writing.ts";

/** Each house rule has an entry of its own, as each dismissal has, and each change of one a new entry. */
const PREFIX = "house:";
const MOST = HOUSE_LIMITS.words + HOUSE_LIMITS.values + HOUSE_LIMITS.principles;
const MAX_LENGTH = 4000;

/** The keys of the entries that the file has now. */
export const houseKeys = (): readonly string[] =>
  figma.root.getPluginDataKeys().filter((key) => key.startsWith(PREFIX));

function readEntry(id: string, kept: string): HouseEntry | null {
  let value: unknown;
  try {
    value = JSON.parse(kept);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { part, written, by, at } = value as Readonly<Record<string, unknown>>;
  const known = HOUSE_PARTS.find((one) => one === part);
  if (!known || typeof written !== "string" || written.length > MAX_LENGTH) return null;
  const when = typeof at === "string" && !Number.isNaN(Date.parse(at)) ? at : new Date(0).toISOString();
  return { id, part: known, written, by: typeof by === "string" ? by : null, at: when };
}

/** The house rules that the file keeps, as they were written: anybody with a plugin of the same id can write there. */
export const readHouse = (): readonly HouseEntry[] =>
  houseKeys()
    .slice(0, MOST)
    .map((key) => readEntry(key.slice(PREFIX.length), figma.root.getPluginData(key)))
    .filter((one) => one !== null);

/** Takes entries of house rules away, and keeps others. */
export const changeHouse = ({ remove, add }: HouseEntriesChange): Promise<void> =>
  writing("house", () => {
    if (houseKeys().length - remove.length + add.length > MOST) throw new FullError();
    const said = { by: currentUser()?.name ?? null, at: new Date().toISOString() };
    for (const { id, ...entry } of add)
      figma.root.setPluginData(PREFIX + id, JSON.stringify({ ...entry, ...said }));
    for (const id of remove) figma.root.setPluginData(PREFIX + id, "");
  });
