import { inside, type Place, SceneError } from "./place.ts";

/** An object of foreign JSON together with its place, so that every fault can say where it is. */
export interface JsonObject {
  readonly place: Place;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Says in a word what a JSON value is. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `${typeof value} ${JSON.stringify(value)?.slice(0, 40)}`;
}

/** Reads an object; anything else is a `SceneError`. */
export function asObject(value: unknown, place: Place): JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new SceneError(place, `expected an object, found ${kindOf(value)}`);
  return { place, fields: value as Record<string, unknown> };
}

const absent = (value: unknown): value is null | undefined => value === undefined || value === null;

/** The value of a field; `null` counts as absent. Some exporters capitalise names (`X` for `x`). */
export function field(object: JsonObject, name: string): unknown {
  const value = object.fields[name] ?? object.fields[name.charAt(0).toUpperCase() + name.slice(1)];
  return absent(value) ? undefined : value;
}

/** An optional object. */
export function objectField(object: JsonObject, name: string): JsonObject | undefined {
  const value = field(object, name);
  return value === undefined ? undefined : asObject(value, inside(object.place, name));
}

/** An optional finite number. */
export function numberField(object: JsonObject, name: string): number | undefined {
  const value = field(object, name);
  if (value === undefined) return undefined;
  if (typeof value !== "number" || !Number.isFinite(value))
    throw new SceneError(inside(object.place, name), `expected a number, found ${kindOf(value)}`);
  return value;
}

/** A finite number that must be there. */
export function requiredNumber(object: JsonObject, name: string): number {
  const value = numberField(object, name);
  if (value === undefined) throw new SceneError(inside(object.place, name), "a number is missing");
  return value;
}

/** A number from 0 to 1. Exporters round, so a millionth beyond is pulled in. */
export function unitField(object: JsonObject, name: string): number | undefined {
  const value = numberField(object, name);
  if (value === undefined) return undefined;
  if (value < -1e-6 || value > 1 + 1e-6)
    throw new SceneError(inside(object.place, name), `expected a number from 0 to 1, found ${value}`);
  return Math.min(1, Math.max(0, value));
}

/** An optional string. */
export function stringField(object: JsonObject, name: string): string | undefined {
  const value = field(object, name);
  if (value === undefined) return undefined;
  if (typeof value !== "string")
    throw new SceneError(inside(object.place, name), `expected a text, found ${kindOf(value)}`);
  return value;
}

/** A string that must be there. */
export function requiredString(object: JsonObject, name: string): string {
  const value = stringField(object, name);
  if (value === undefined) throw new SceneError(inside(object.place, name), "a text is missing");
  return value;
}

/** An optional true or false. */
export function booleanField(object: JsonObject, name: string): boolean | undefined {
  const value = field(object, name);
  if (value === undefined) return undefined;
  if (typeof value !== "boolean")
    throw new SceneError(inside(object.place, name), `expected true or false, found ${kindOf(value)}`);
  return value;
}

/** The elements of an optional list, each with its place. */
export function listField(object: JsonObject, name: string): readonly { value: unknown; place: Place }[] {
  const value = field(object, name);
  if (value === undefined) return [];
  const place = inside(object.place, name);
  if (!Array.isArray(value)) throw new SceneError(place, `expected a list, found ${kindOf(value)}`);
  return value.map((element: unknown, index) => ({ value: element, place: inside(place, index) }));
}

/** The objects of an optional list. */
export const objectList = (object: JsonObject, name: string): readonly JsonObject[] =>
  listField(object, name).map(({ value, place }) => asObject(value, place));

/**
 * One of a set of words, translated by a table. Exporters that number their enumerations write 0 for the first
 * member, the default; any other number or word that the table lacks is a `SceneError`.
 */
export function wordField<T>(
  object: JsonObject,
  name: string,
  words: Readonly<Record<string, T>>,
): T | undefined {
  const value = field(object, name);
  if (value === undefined || value === 0) return undefined;
  if (typeof value === "string" && Object.keys(words).includes(value)) return words[value];
  throw new SceneError(
    inside(object.place, name),
    `expected one of ${Object.keys(words).join(", ")}, found ${kindOf(value)}`,
  );
}

/** Leaves out what is undefined, so that a scene stays small and equal scenes are deeply equal. */
export function compact<T extends object>(object: { [K in keyof T]: T[K] | undefined }): T {
  for (const key of Object.keys(object) as (keyof T)[]) if (object[key] === undefined) delete object[key];
  return object as T;
}

/** A table, or undefined for one that holds nothing: an absent table says the same. */
export const unlessEmpty = <T extends object>(table: T): T | undefined =>
  Object.keys(table).length > 0 ? table : undefined;
