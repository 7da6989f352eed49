import { isRecord, type JsonObject, listField, noObject, objectField } from "./json.ts";
import { inside, type Place, SceneError } from "./place.ts";

/** Reports an error of reading to the reader's listener, if it has one; any other error is thrown on. */
export function leaveOut(error: unknown): void {
  if (!(error instanceof SceneError)) throw error;
  error.place.tell?.(error.place, error.reason);
}

/**
 * The result of a function; when it cannot read, the listener is told as by `leaveOut`, and `otherwise` is the
 * result.
 */
export function orElse<T, E>(read: () => T, otherwise: E): T | E {
  try {
    return read();
  } catch (error) {
    leaveOut(error);
    return otherwise;
  }
}

/** The result of a function; undefined when it cannot read, and then the listener is told. */
export const orLeftOut = <T>(read: () => T): T | undefined => orElse(read, undefined);

/** The same object with nobody to tell: for what is looked at twice. */
export const untold = ({ place, fields }: JsonObject): JsonObject => ({
  place: { parent: place.parent, key: place.key, tell: undefined },
  fields,
});

/**
 * The results of a function for each object of an optional list, so many at most. Objects that cannot be read
 * are left out, as are those for which the function gives null.
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

/**
 * The results of a function for each entry of an optional table, by key; it leaves out the entries that
 * `readEach` would.
 */
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
