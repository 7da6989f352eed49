import type { FigNode, NodeIndex } from "../document/node-index.ts";
import type { Decoded } from "../kiwi/decode.ts";
import { innerOf, recordsOf } from "../kiwi/decoded-parts.ts";
import { aliasOf } from "./resolve.ts";

/** Newer files say the same thing twice. */
const MAPS = ["variableConsumptionMap", "parameterConsumptionMap"] as const;

/** The variables that give properties of a layer, by the file's names of these: `STACK_SPACING`. */
export function consumedVariables(change: Decoded, index: NodeIndex): ReadonlyMap<string, FigNode> {
  const found = new Map<string, FigNode>();
  for (const name of MAPS) {
    for (const entry of recordsOf(innerOf(change, name, "entries"))) {
      const { variableField: property, variableData: data } = entry;
      const variable = aliasOf(data, index);
      if (variable && typeof property === "string") found.set(property, variable);
    }
  }
  return found;
}
