import { isRecord } from "../../scene/json.ts";
import type { FigNode, NodeIndex } from "../document/node-index.ts";
import { nodeIdOf } from "../document/guid.ts";
import type { Decoded } from "../kiwi/decode.ts";
import { innerOf, recordsOf, writtenIn } from "../kiwi/decoded-parts.ts";

/**
 * The mode in force by the collection: by its key where it has one, as a file may hold several versions of what a library
 * published.
 */
export type ModesByKey = Readonly<Record<string, string>>;

/** A list that may be missing. */
const entriesOf = (value: unknown): readonly Decoded[] => recordsOf(innerOf(value, "entries"));

/** A key that is the same for all versions of a collection. */
export const collectionKey = ({ id, change }: FigNode): string =>
  typeof change["key"] === "string" ? change["key"] : id;

/** The modes that a layer or a page sets itself. */
export function ownModes(change: Decoded, index: NodeIndex): ModesByKey | undefined {
  const entries = entriesOf(change["variableModeBySetMap"]).flatMap((entry) => {
    const collection = index.find(entry["variableSetID"]);
    const mode = nodeIdOf(entry["variableModeID"]);
    return collection && mode !== undefined ? [[collectionKey(collection), mode] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The values of a variable by mode. */
export const valuesOf = (variable: Decoded): ReadonlyMap<string, Decoded> =>
  new Map(
    entriesOf(variable["variableDataValues"]).flatMap((entry) => {
      const mode = nodeIdOf(entry["modeID"]);
      const data = entry["variableData"];
      return mode !== undefined && isRecord(data) ? [[mode, data] as const] : [];
    }),
  );

/** The modes of a collection in their order: the first one is in force where no other is set. */
export function modesOf(collection: Decoded): readonly { readonly id: string; readonly name: string }[] {
  return recordsOf(collection["variableSetModes"])
    .flatMap((mode) => {
      const id = nodeIdOf(mode["id"]);
      return id === undefined
        ? []
        : [{ id, name: writtenIn(mode["name"]), position: writtenIn(mode["sortPosition"]) }];
    })
    .sort((a, b) => Number(a.position > b.position) - Number(a.position < b.position))
    .map(({ id, name }) => ({ id, name }));
}
