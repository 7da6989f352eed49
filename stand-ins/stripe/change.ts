import type { Kept } from "./store.ts";
import type { World } from "./world.ts";

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Sets fields of an object and returns what the changed ones were before. */
export function setFields<T extends Kept>(object: T, fields: Partial<T>): Partial<T> {
  const changed = (Object.keys(fields) as (keyof T)[]).filter((key) => !isSame(object[key], fields[key]));
  const before = Object.fromEntries(changed.map((key) => [key, structuredClone(object[key])]));
  Object.assign(object, fields);
  return before as Partial<T>;
}

/** Sets fields of an object and, where one is now another, emits an event with what they were before. */
export function change<T extends Kept>(world: World, type: string, object: T, fields: Partial<T>): T {
  const before = setFields(object, fields);
  if (Object.keys(before).length > 0) world.emit(type, object, before);
  return object;
}
