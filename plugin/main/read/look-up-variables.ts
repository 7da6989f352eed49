import { asObject, compact, unlessEmpty } from "../../../shared/scene/json.ts";
import { inside } from "../../../shared/scene/place.ts";
import { readCollection, readVariable } from "../../../shared/scene/rest/read-variables.ts";
import type { ColorVariable, Scene, VariableCollection } from "../../../shared/scene/scene.ts";

import type { Patience } from "./patience.ts";

type Tables = Pick<Scene, "variables" | "collections">;

/** Collects the colour variables that paints refer to, with those that they take their colours from. */
export interface VariableLookup {
  use(ids: readonly string[]): void;
  tables(): Promise<Tables>;
}

async function readVariableById(id: string): Promise<ColorVariable | null> {
  const variable = await figma.variables.getVariableByIdAsync(id);
  return variable && readVariable(asObject(variable, inside(null, id)));
}

async function readCollectionById(id: string): Promise<VariableCollection | null> {
  const collection = await figma.variables.getVariableCollectionByIdAsync(id);
  return collection && readCollection(asObject(collection, inside(null, id)));
}

const aliasesIn = ({ values }: ColorVariable): readonly string[] =>
  Object.values(values).flatMap((value) => ("alias" in value ? value.alias : []));

/** Makes an empty lookup. */
export function makeVariableLookup(patience: Patience): VariableLookup {
  const variables = new Map<string, Promise<ColorVariable | null | undefined>>();
  const collections = new Map<string, Promise<VariableCollection | null | undefined>>();
  /** A variable of a library that is gone cannot be looked up, and its collection may throw when it is read. */
  const use = (ids: readonly string[]) => {
    for (const id of ids)
      if (!variables.has(id))
        variables.set(
          id,
          patience.within(() => readVariableById(id)),
        );
  };
  const useCollection = (id: string) => {
    if (!collections.has(id))
      collections.set(
        id,
        patience.within(() => readCollectionById(id)),
      );
  };
  const readAll = async () => {
    const read: Record<string, ColorVariable> = {};
    // The map grows while it is walked: each variable brings those that it takes its colours from.
    for (const [id, reading] of variables) {
      const variable = await reading;
      if (!variable) continue;
      read[id] = variable;
      useCollection(variable.collectionId);
      use(aliasesIn(variable));
    }
    return read;
  };
  return {
    use,
    tables: async () => {
      const read = await readAll();
      const found: Record<string, VariableCollection> = {};
      for (const [id, reading] of collections) {
        const collection = await reading;
        if (collection) found[id] = collection;
      }
      return compact<Tables>({ variables: unlessEmpty(read), collections: unlessEmpty(found) });
    },
  };
}
