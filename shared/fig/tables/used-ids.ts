import { isRecord } from "../../scene/json.ts";
import type { Decoded } from "../kiwi/decode.ts";
import { nodeIdOf } from "../document/guid.ts";
import type { NodeIndex } from "../document/node-index.ts";
import { variableId } from "../look/paints.ts";

/** They say who a node is and where it lies, not what it uses. */
const OWN = new Set(["guid", "parentIndex", "guidPath", "overrideKey", "derivedSymbolData"]);

const OF_VARIABLES = "VARIABLE";

const refersTo = (value: Decoded): boolean =>
  nodeIdOf(value) !== undefined || isRecord(value["guid"]) || isRecord(value["assetRef"]);

function findUsed(root: unknown, index: NodeIndex, used: Set<string>): void {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) for (const one of value as readonly unknown[]) waiting.push(one);
    if (!isRecord(value) || value instanceof Uint8Array) continue;
    const node = refersTo(value) ? index.find(value) : undefined;
    if (node) used.add(node.change["type"] === OF_VARIABLES ? variableId(node.id) : node.id);
    for (const [name, inner] of Object.entries(value))
      if (typeof inner === "object" && !OWN.has(name)) waiting.push(inner);
  }
}

const isDeleted = (change: Decoded): boolean => change["isSoftDeleted"] === true;

/** A variable goes with its collection. */
const isGone = (change: Decoded, index: NodeIndex): boolean =>
  isDeleted(change) ||
  (change["type"] === OF_VARIABLES && isDeleted(index.find(change["variableSetID"])?.change ?? {}));

/**
 * The ids of all variables, styles and components that something in the file refers to, hidden or not. Those to
 * which only a deleted variable or style refers are not among them.
 */
export function usedIds(index: NodeIndex): ReadonlySet<string> {
  const used = new Set<string>();
  for (const { change } of index.nodes.values())
    if (!isGone(change, index))
      for (const [name, value] of Object.entries(change))
        if (!OWN.has(name) && typeof value === "object") findUsed(value, index, used);
  return used;
}
