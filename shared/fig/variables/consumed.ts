import { isRecord } from "../../scene/json.ts";
import type { FigNode, NodeIndex } from "../document/node-index.ts";
import type { Decoded } from "../kiwi/decode.ts";
import { aliasOf } from "./resolve.ts";

/** Newer files say the same thing twice. */
const MAPS = ["variableConsumptionMap", "parameterConsumptionMap"] as const;

/** The variables that give properties of a layer, by the file's names of these: `STACK_SPACING`. */
export function consumedVariables(change: Decoded, index: NodeIndex): ReadonlyMap<string, FigNode> {
  const found = new Map<string, FigNode>();
  for (const name of MAPS) {
    const map = change[name];
    const entries = isRecord(map) && Array.isArray(map["entries"]) ? (map["entries"] as unknown[]) : [];
    for (const entry of entries.filter(isRecord)) {
      const { variableField: property, variableData: data } = entry;
      const variable = aliasOf(data, index);
      if (variable && typeof property === "string") found.set(property, variable);
    }
  }
  return found;
}
