import { groupBy } from "../../group-by.ts";
import type { LayerRef } from "../report.ts";
import { shownName } from "../naming/shown-name.ts";

/** Several layers that are called alike. */
export interface CalledAlike {
  /** The name of one of them; of several the name without their numbers. */
  readonly name: string;
  /** In the order given, never none. */
  readonly layers: readonly [LayerRef, ...LayerRef[]];
}

/** Layers by what they are called, each name once, in the order in which the names come first. */
export function calledAlike(layers: readonly LayerRef[]): readonly CalledAlike[] {
  const groups = groupBy(layers, (layer) => layer.alike ?? shownName(layer));
  return [...groups].map(([alike, group]) => ({
    name: group.length === 1 ? shownName(group[0]) : alike,
    layers: group,
  }));
}

/** A name that stands for several. */
export const timesName = (name: string, count: number): string => (count === 1 ? name : `${name} × ${count}`);

/** Names, each once and with its count. */
export function countNames(names: readonly string[]): readonly string[] {
  return [...groupBy(names, (name) => name)].map(([name, all]) => timesName(name, all.length));
}
