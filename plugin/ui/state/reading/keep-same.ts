type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function keepFields(before: object, after: object): object {
  const [had, has] = [before as Fields, after as Fields];
  const names = Object.keys(has);
  const kept = names.map((name) => keepSame(had[name], has[name]));
  if (
    names.length === Object.keys(had).length &&
    names.every((name, i) => name in had && kept[i] === had[name])
  )
    return before;
  if (names.every((name, i) => kept[i] === has[name])) return after;
  return Array.isArray(after) ? kept : Object.fromEntries(names.map((name, i) => [name, kept[i]]));
}

/**
 * The later of two values, with the parts of the former one where they are equal: what did not change stays the same
 * object, so that whoever compares by identity finds nothing to do anew.
 */
export function keepSame<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  return keepFields(before, after) as T;
}
