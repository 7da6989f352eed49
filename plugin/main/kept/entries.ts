import { currentUser } from "../identity.ts";
import { FullError } from "./writing.ts";

/**
 * A list that the file keeps. Each thing in it has an entry of its own: where two people write at the same moment, the file
 * takes the last value of each entry, and neither loses the other's. `read` makes nothing of what it cannot read.
 */
export function keptEntries<Entry>(
  prefix: string,
  most: number,
  read: (id: string, written: string) => Entry | null,
) {
  /** The keys of the entries that the file has now. */
  const keys = () => figma.root.getPluginDataKeys().filter((key) => key.startsWith(prefix));
  return {
    keys,
    read: (): Entry[] =>
      keys()
        .map((key) => read(key.slice(prefix.length), figma.root.getPluginData(key)))
        .filter((one) => one !== null),
    /** Keeps entries, by whoever uses the plugin and of this moment, and takes others away. Throws where they are too many. */
    change: (add: readonly { readonly id: string }[], remove: readonly string[]): void => {
      if (add.length > 0 && keys().length - remove.length + add.length > most) throw new FullError();
      const said = { by: currentUser()?.name ?? null, at: new Date().toISOString() };
      for (const { id, ...entry } of add)
        figma.root.setPluginData(prefix + id, JSON.stringify({ ...entry, ...said }));
      for (const id of remove) figma.root.setPluginData(prefix + id, "");
    },
  };
}
