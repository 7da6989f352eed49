import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { NodeHost } from "./stage.ts";

type Data = Readonly<Record<string, string>>;

const tableOf = (rest: RestNode): Readonly<Record<string, Data>> =>
  (rest["pluginData"] as Readonly<Record<string, Data>> | undefined) ?? {};

/** Reads the texts that a plugin keeps on a node. */
export const readData = (rest: RestNode, pluginId: string): Data => tableOf(rest)[pluginId] ?? {};

const without = (data: Data, key: string): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));

/** The most that an entry may take, its owner and its key included. */
const MAX_ENTRY_BYTES = 100_000;

/** Bytes in UTF-8; the realm has no encoder. */
const bytesOf = (text: string): number =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4),
    0,
  );

function requireSpace(entry: readonly string[]): void {
  if (entry.reduce((sum, part) => sum + bytesOf(part), 0) > MAX_ENTRY_BYTES)
    throw new Error("in setPluginData: The size of an entry cannot exceed 100 kB.");
}

/** Writes one of them; an empty text removes it, as in the plugin API. */
export function writeData(stage: NodeHost, rest: RestNode, key: string, value: string): void {
  const { pluginId } = stage;
  requireSpace([pluginId, key, value]);
  const kept = without(readData(rest, pluginId), key);
  const data = value === "" ? kept : { ...kept, [key]: value };
  const fields = { pluginData: { ...tableOf(rest), [pluginId]: data } };
  stage.change([{ type: "set", id: rest.id, fields }]);
}
