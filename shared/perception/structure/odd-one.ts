/** The only one of several that differs from all others, which are alike. */
export interface OddOne<T, Value> {
  readonly odd: T;
  readonly own: Value;
  readonly usual: Value;
  /** Its place among them, from 0. */
  readonly index: number;
  readonly others: number;
  /** One of the others. */
  readonly model: T;
}

/** The only one among at least three whose value is another one; undefined where there is none, or more than one. */
export function oddOneOf<T, Value>(
  all: readonly T[],
  valueOf: (one: T) => Value | undefined,
): OddOne<T, Value> | undefined {
  const values = all.map(valueOf);
  const [first, second, third] = values;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const usual = first === second || first === third ? first : second;
  const index = values.findIndex((value) => value !== usual);
  const [odd, own, model] = [all[index], values[index], all[index === 0 ? 1 : 0]];
  const isOne = values.filter((value) => value !== usual).length === 1;
  if (odd === undefined || own === undefined || model === undefined || !isOne) return undefined;
  return { odd, own, usual, index, others: all.length - 1, model };
}
