import type { FigNode, NodeIndex } from "../document/node-index.ts";
import type { Decoded } from "../kiwi/decode.ts";
import { innerOf } from "../kiwi/decoded-parts.ts";
import { put } from "./overrides.ts";

/** The fields that an instance keeps when it is swapped for one of another component: its place, not its looks. */
const KEPT = [
  "guid",
  "type",
  "name",
  "parentIndex",
  "overrideKey",
  "transform",
  "size",
  "symbolData",
  "derivedSymbolData",
  "componentPropAssignments",
  "componentPropRefs",
  "parameterConsumptionMap",
  "horizontalConstraint",
  "verticalConstraint",
  "stackChildPrimaryGrow",
  "stackChildAlignSelf",
  "stackPositioning",
  "prototypeInteractions",
  "transitionNodeID",
  "variableModeBySetMap",
  "visible",
  "locked",
] as const;

/** The component that an instance is of; undefined when the file does not have it. */
export function mainComponentOf(instance: Decoded, index: NodeIndex): FigNode | undefined {
  return (
    index.find(instance["overriddenSymbolID"]) ?? index.find(innerOf(instance, "symbolData", "symbolID"))
  );
}

function swappedFor(own: Decoded, changes: Decoded, index: NodeIndex): FigNode | undefined {
  const swapped = index.find(changes["overriddenSymbolID"]);
  const first = index.find(innerOf(own, "symbolData", "symbolID"));
  return swapped && swapped !== first ? swapped : undefined;
}

/** The looks of a layer, with what the instances around it change. An instance that is swapped looks like the other component. */
export function looksOfInstance({ change }: FigNode, changes: Decoded, index: NodeIndex): Decoded {
  const other = change["type"] === "INSTANCE" ? swappedFor(change, changes, index) : undefined;
  if (!other) return put(change, changes);
  const kept = KEPT.flatMap((name) => (name in change ? [[name, change[name]] as const] : []));
  const own = Object.fromEntries(kept);
  return put({ ...other.change, ...own }, changes);
}
