import type { FigNode, NodeIndex } from "../document/node-index.ts";
import type { Decoded } from "../kiwi/decode.ts";
import { keyOf, type Overrides, overridesOf, put, WAY } from "./overrides.ts";
import { type Assignments, assignmentsOf, decided } from "./properties.ts";

/** An instance that a layer lies in, and the way from it to the layer. */
interface Scope {
  readonly way: string;
  readonly chosen: Overrides;
  readonly derived: Overrides;
}

/** The instances that a layer lies in, the innermost first; those that change nothing are left out. */
export interface Scopes {
  readonly scopes: readonly Scope[];
  /** The properties of the innermost. */
  readonly assignments: Assignments;
}

export const OUTSIDE: Scopes = { scopes: [], assignments: new Map() };

/** The parts of a file that all its instances share. */
export interface Components {
  readonly index: NodeIndex;
  readonly propertyParents: ReadonlyMap<string, string>;
}

const further = (way: string, key: string): string => (way === "" ? key : way + WAY + key);

/**
 * The changes that the instances around a layer make to it, by choice or in consequence. The outer ones have
 * the last word.
 */
export function changesOf(node: FigNode, { scopes, assignments }: Scopes, components: Components): Decoded {
  let changes: Decoded = {};
  const key = keyOf(node);
  for (const { way, chosen, derived } of scopes) {
    const here = further(way, key);
    for (const overrides of [chosen, derived]) {
      const found = overrides.get(here);
      if (found) changes = put(changes, found);
    }
  }
  return { ...changes, ...decided(node.change, assignments, components.propertyParents) };
}

const changesAnything = ({ chosen, derived }: Scope): boolean => chosen.size > 0 || derived.size > 0;

/** The instances around the layers of an instance. */
export function enterInstance(
  instance: FigNode,
  looks: Decoded,
  around: Scopes,
  components: Components,
): Scopes {
  const key = keyOf(instance);
  const own = { way: "", ...overridesOf(looks) };
  const outer = around.scopes.map((scope) => ({ ...scope, way: further(scope.way, key) }));
  return {
    scopes: changesAnything(own) ? [own, ...outer] : outer,
    assignments: assignmentsOf(looks, around.assignments, components.propertyParents),
  };
}
