import { type Layer, originOf } from "../frame/frame.ts";
import { isFromComponent } from "../frame/from-component.ts";

/** A layer with a value that may come from a style or a variable. */
export interface ValueUse<Value> {
  readonly layer: Layer;
  readonly value: Value;
  /** A style or a variable gives it. */
  readonly isNamed: boolean;
}

/** A value that most layers take from a style or a variable, and those in which it was set by hand. */
export interface HandSet<Value> {
  readonly value: Value;
  readonly named: readonly Layer[];
  readonly loose: readonly Layer[];
}

/** So many layers show that the name is what this value is meant to come from; those of a component count once. */
const FEWEST_NAMED = 3;

function usesByValue<Value>(
  uses: readonly ValueUse<Value>[],
): ReadonlyMap<Value, readonly ValueUse<Value>[]> {
  const groups = new Map<Value, ValueUse<Value>[]>();
  for (const use of uses) {
    const group = groups.get(use.value);
    if (group) group.push(use);
    else groups.set(use.value, [use]);
  }
  return groups;
}

const isLoose = ({ layer, isNamed }: ValueUse<unknown>): boolean => !isNamed && !isFromComponent(layer);

const layersOf = (uses: readonly ValueUse<unknown>[]): readonly Layer[] => [
  ...new Set(uses.map(({ layer }) => layer)),
];

/** The values that most of their uses take from a style or a variable, and some layers of the screen's own do not. */
export const slipsAmong = <Value extends string | number>(
  uses: readonly ValueUse<Value>[],
): readonly HandSet<Value>[] =>
  [...usesByValue(uses)].flatMap(([value, group]) => {
    if (!group.some(isLoose)) return [];
    const namedUses = group.filter(({ isNamed }) => isNamed);
    const named = layersOf(namedUses);
    const isMeant = namedUses.length > group.length / 2 && new Set(named.map(originOf)).size >= FEWEST_NAMED;
    return isMeant ? [{ value, named, loose: layersOf(group.filter(isLoose)) }] : [];
  });
