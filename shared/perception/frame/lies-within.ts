interface Nested<T> {
  readonly parent: T | null;
  /** Each comes after what it lies in. */
  readonly order: number;
}

/** True when a layer, or a thing, is another one or lies in it. */
export function liesWithin<T extends Nested<T>>(one: T, outer: T): boolean {
  for (let next: T | null = one; next && next.order >= outer.order; next = next.parent)
    if (next === outer) return true;
  return false;
}
