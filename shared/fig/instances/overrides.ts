import { nodeIdOf } from "../document/guid.ts";
import type { FigNode } from "../document/node-index.ts";
import type { Decoded } from "../kiwi/decode.ts";
import { innerOf, recordsOf } from "../kiwi/decoded-parts.ts";

/**
 * The changes that an instance makes to the layers in it, by the way to each: the keys of the instances on the
 * way, and its own.
 */
export type Overrides = ReadonlyMap<string, Decoded>;

const NONE: Overrides = new Map();

/** The key by which instances know a layer: layers of a library have one of their own. */
export const keyOf = (node: FigNode): string => nodeIdOf(node.change["overrideKey"]) ?? node.id;

export const WAY = ";";

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function wayOf(change: Decoded): string | undefined {
  const guids = innerOf(change, "guidPath", "guids");
  const keys = isList(guids) ? guids.map(nodeIdOf) : [];
  return keys.length > 0 && keys.every((key) => key !== undefined) ? keys.join(WAY) : undefined;
}

/**
 * Puts a later change over an earlier one. The lists of properties of both count together: the later wins for
 * each property.
 */
export const put = (before: Decoded, after: Decoded): Decoded => {
  const [had, has] = [before["componentPropAssignments"], after["componentPropAssignments"]];
  const merged = { ...before, ...after };
  return isList(had) && isList(has) ? { ...merged, componentPropAssignments: [...had, ...has] } : merged;
};

function readOverrides(list: readonly unknown[]): Overrides {
  const overrides = new Map<string, Decoded>();
  for (const change of recordsOf(list)) {
    const way = wayOf(change);
    if (way === undefined) continue;
    const before = overrides.get(way);
    overrides.set(way, before ? put(before, change) : change);
  }
  return overrides;
}

/** An instance in a component is met as often as the component is used: its lists are read once. */
const known = new WeakMap<readonly unknown[], Overrides>();

function overridesIn(list: unknown): Overrides {
  if (!isList(list) || list.length === 0) return NONE;
  const before = known.get(list);
  if (before) return before;
  const made = readOverrides(list);
  known.set(list, made);
  return made;
}

/** The changes that people made in an instance, and the sizes, places and outlines that came of them. */
export function overridesOf(instance: Decoded): { readonly chosen: Overrides; readonly derived: Overrides } {
  return {
    chosen: overridesIn(innerOf(instance, "symbolData", "symbolOverrides")),
    derived: overridesIn(instance["derivedSymbolData"]),
  };
}
