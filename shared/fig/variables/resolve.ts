import { isRecord } from "../../scene/json.ts";
import type { FigNode, NodeIndex } from "../document/node-index.ts";
import type { Decoded } from "../kiwi/decode.ts";
import { innerOf } from "../kiwi/decoded-parts.ts";
import { collectionKey, type ModesByKey, modesOf, valuesOf } from "./modes.ts";

/** Variables that refer to one another: more than any design has, and an end for those that go in a circle. */
const MAX_ALIASES = 20;

/** The variable that a value refers to; undefined when it refers to none, or to one that the file lacks. */
export const aliasOf = (data: unknown, index: NodeIndex): FigNode | undefined =>
  index.find(innerOf(data, "value", "alias"));

interface Known {
  readonly values: ReadonlyMap<string, Decoded>;
  readonly firstMode: string | undefined;
}

/** A variable may be used by every layer: what it says is read once. */
const known = new WeakMap<FigNode, Known>();

function knownOf(variable: FigNode, collection: FigNode | undefined): Known {
  const before = known.get(variable);
  if (before) return before;
  const firstMode = collection && modesOf(collection.change)[0]?.id;
  const made = { values: valuesOf(variable.change), firstMode };
  known.set(variable, made);
  return made;
}

function valueInForce(variable: FigNode, index: NodeIndex, modes: ModesByKey): Decoded | undefined {
  const collection = index.find(variable.change["variableSetID"]);
  const { values, firstMode } = knownOf(variable, collection);
  const set = collection && modes[collectionKey(collection)];
  return values.get(set ?? "") ?? values.get(firstMode ?? "") ?? values.values().next().value;
}

/** The value that a variable has in the modes in force, as the file writes it: `{ colorValue }`, `{ boolValue }` … */
export function resolve(
  data: unknown,
  index: NodeIndex,
  modes: ModesByKey,
  left = MAX_ALIASES,
): Decoded | undefined {
  const variable = aliasOf(data, index);
  const found = variable && valueInForce(variable, index, modes);
  if (!found || left === 0) return undefined;
  const value = found["value"];
  if (!isRecord(value)) return undefined;
  return value["alias"] === undefined ? value : resolve(found, index, modes, left - 1);
}
