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
  const groups = new Map<string, [LayerRef, ...LayerRef[]]>();
  for (const layer of layers) {
    const key = layer.alike ?? shownName(layer);
    const group = groups.get(key);
    if (group) group.push(layer);
    else groups.set(key, [layer]);
  }
  return [...groups].map(([alike, group]) => ({
    name: group.length === 1 ? shownName(group[0]) : alike,
    layers: group,
  }));
}

/** A name that stands for several. */
export const timesName = (name: string, count: number): string => (count === 1 ? name : `${name} × ${count}`);

/** Names, each once and with its count. */
export function countNames(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => timesName(name, count));
}
