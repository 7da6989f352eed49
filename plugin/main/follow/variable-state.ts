import { makePatience, type Patience } from "../read/patience.ts";

/** More variables are not watched: to look them all up would take too long. */
const MOST_VARIABLES = 1000;

const aliasIn = (value: VariableValue): readonly string[] =>
  typeof value === "object" && "id" in value ? [value.id] : [];

/** So many are asked for at the same time. */
const BATCH = 50;

async function lookUpVariables(ids: ReadonlySet<string>, patience: Patience): Promise<readonly Variable[]> {
  const wanted = new Set(ids);
  const found: Variable[] = [];
  const waiting = wanted.values();
  while (found.length < MOST_VARIABLES) {
    // The set grows while it is walked: each variable brings those that it takes its values from.
    const batch: string[] = [];
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      batch.push(next.value);
      if (batch.length === BATCH) break;
    }
    if (batch.length === 0) break;
    const asked = batch.map((id) => patience.within(() => figma.variables.getVariableByIdAsync(id)));
    for (const variable of await Promise.all(asked)) {
      if (!variable) continue;
      found.push(variable);
      for (const alias of Object.values(variable.valuesByMode).flatMap(aliasIn)) wanted.add(alias);
    }
  }
  return found;
}

async function modesOf(frameId: string, patience: Patience): Promise<unknown> {
  const node = await patience.within(() => figma.getNodeByIdAsync(frameId));
  return node && !node.removed && "resolvedVariableModes" in node ? node.resolvedVariableModes : null;
}

async function collectionOf(id: string, patience: Patience): Promise<unknown> {
  const collection = await patience.within(() => figma.variables.getVariableCollectionByIdAsync(id));
  return collection && [id, collection.defaultModeId, collection.modes];
}

/**
 * The values of variables, their collections and the modes of frames, in writing: the editor does not tell when they
 * change, but another state is another text. What cannot be looked up in time counts as unknown.
 */
export async function variableState(
  ids: ReadonlySet<string>,
  frameIds: readonly string[],
  patience = makePatience(),
): Promise<string> {
  const variables = await lookUpVariables(ids, patience);
  const collectionIds = new Set(variables.map(({ variableCollectionId }) => variableCollectionId));
  const collections = [...collectionIds].map((id) => collectionOf(id, patience));
  const modes = frameIds.map((id) => modesOf(id, patience));
  return JSON.stringify([
    variables.map(({ id, valuesByMode }) => [id, valuesByMode]),
    await Promise.all(collections),
    await Promise.all(modes),
  ]);
}
