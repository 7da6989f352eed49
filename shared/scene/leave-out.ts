import { isRecord, type JsonObject, listField, noObject, objectField } from "./json.ts";
import { inside, type Place, SceneError } from "./place.ts";

/** Tells whoever is to be told that something cannot be read; what else was thrown is thrown on. */
export function leaveOut(error: unknown): void {
  if (!(error instanceof SceneError)) throw error;
  error.place.tell?.(error.place, error.reason);
}

/** What a function reads; when that is not possible, whoever is to be told is told, and it is something else. */
export function orElse<T, E>(read: () => T, otherwise: E): T | E {
  try {
    return read();
  } catch (error) {
    leaveOut(error);
    return otherwise;
  }
}

/** What a function reads; undefined when that is not possible, and whoever is to be told is told. */
export const orLeftOut = <T>(read: () => T): T | undefined => orElse(read, undefined);

/** The same object with nobody to tell: for what is looked at twice. */
export const untold = ({ place, fields }: JsonObject): JsonObject => ({
  place: { parent: place.parent, key: place.key, tell: undefined },
  fields,
});

/**
 * What a function makes of each object of an optional list, so many at most. What cannot be read of it is left out, as
 * is what the function answers null for.
 */
export function readEach<T>(
  object: JsonObject,
  name: string,
  read: (element: JsonObject) => T | null,
  most = Number.POSITIVE_INFINITY,
): readonly T[] {
  const found: T[] = [];
  for (const { value, place } of orElse(() => listField(object, name), [])) {
    // A list may hold a million of these, and a throw takes long.
    if (!isRecord(value)) {
      place.tell?.(place, noObject(value));
      continue;
    }
    const element = orElse(() => read({ place, fields: value }), null);
    if (element === null) continue;
    if (found.length === most) {
      place.tell?.(place, `more than ${most} are not read`);
      break;
    }
    found.push(element);
  }
  return found;
}

/** What a function makes of each entry of an optional table, by key; it leaves out what `readEach` would. */
export function readTable<T>(
  owner: JsonObject,
  name: string,
  read: (value: unknown, place: Place) => T | null,
): Record<string, T> {
  const table = orLeftOut(() => objectField(owner, name));
  if (!table) return {};
  return Object.fromEntries(
    Object.entries(table.fields).flatMap(([key, value]) => {
      const entry = orElse(() => read(value, inside(table.place, key)), null);
      return entry === null ? [] : [[key, entry] as const];
    }),
  );
}
