import { FARTHEST } from "./bounds.ts";
import { inside, type Place, SceneError } from "./place.ts";

/** An object of foreign JSON together with its place, so that every fault can say where it is. */
export interface JsonObject {
  readonly place: Place;
  readonly fields: Readonly<Record<string, unknown>>;
}

const MAX_QUOTED = 40;

/** Says in words what a JSON value is. */
export function jsonKindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return `the text ${JSON.stringify(value.slice(0, MAX_QUOTED))}`;
  if (typeof value === "number" || typeof value === "boolean" || value === null) return `${value}`;
  return Array.isArray(value) ? "a list" : "an object";
}

/** True when a value is an object, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Why something is not an object. */
export const noObject = (value: unknown): string => `expected an object, found ${jsonKindOf(value)}`;

/** Reads an object; anything else is a `SceneError`. */
export function asObject(value: unknown, place: Place): JsonObject {
  if (!isRecord(value)) throw new SceneError(place, noObject(value));
  return { place, fields: value };
}

/** Reads a number that a design can have; anything else is a `SceneError`. */
export function asNumber(value: unknown, place: Place): number {
  if (typeof value !== "number") throw new SceneError(place, `expected a number, found ${jsonKindOf(value)}`);
  if (!(Math.abs(value) <= FARTHEST))
    throw new SceneError(place, `expected a number from -${FARTHEST} to ${FARTHEST}, found ${value}`);
  return value;
}

/** Reads a number of at least 0; anything else is a `SceneError`. */
export function asSize(value: unknown, place: Place): number {
  const size = asNumber(value, place);
  if (size < 0) throw new SceneError(place, `expected a number of at least 0, found ${size}`);
  return size;
}

/** Reads a text; anything else is a `SceneError`. */
export function asString(value: unknown, place: Place): string {
  if (typeof value !== "string") throw new SceneError(place, `expected a text, found ${jsonKindOf(value)}`);
  return value;
}

/** Names of fields stand in the readers: there are as many as there are. */
const capitalised: Record<string, string> = Object.create(null) as Record<string, string>;

const capitalise = (name: string): string =>
  (capitalised[name] = name.charAt(0).toUpperCase() + name.slice(1));

/**
 * The value of a field, undefined when it is absent or `null`. Some exporters capitalise names (`X` for `x`).
 * Tables with foreign keys are read with `readTable` or `own`.
 */
export const field = ({ fields }: JsonObject, name: string): unknown =>
  fields[name] ?? fields[capitalised[name] ?? capitalise(name)] ?? undefined;

/** A field that may be absent, read by a function that says what it expects. */
const optional =
  <T>(read: (value: unknown, place: Place) => T) =>
  (object: JsonObject, name: string): T | undefined => {
    const value = field(object, name);
    return value === undefined ? undefined : read(value, inside(object.place, name));
  };

/** A field that must be there. */
const required =
  <T>(read: (value: unknown, place: Place) => T, noun: string) =>
  (object: JsonObject, name: string): T => {
    const value = field(object, name);
    const place = inside(object.place, name);
    if (value === undefined) throw new SceneError(place, `${noun} is missing`);
    return read(value, place);
  };

/** An optional object. */
export const objectField = optional(asObject);

/** An optional number. */
export const numberField = optional(asNumber);

/** A number that must be there. */
export const requiredNumber = required(asNumber, "a number");

/** An optional number of at least 0. */
export const sizeField = optional(asSize);

/** A number of at least 0 that must be there. */
export const requiredSize = required(asSize, "a number");

/** An optional text. */
export const stringField = optional(asString);

/** A text that must be there. */
export const requiredString = required(asString, "a text");

/** Exporters round, and colours of a wider gamut end a little beyond; screens show those as the nearest they have. */
const UNIT_TOLERANCE = 0.05;

function asUnit(value: unknown, place: Place): number {
  const number = asNumber(value, place);
  if (number < -UNIT_TOLERANCE || number > 1 + UNIT_TOLERANCE)
    throw new SceneError(place, `expected a number from 0 to 1, found ${number}`);
  return Math.min(1, Math.max(0, number));
}

/** An optional number from 0 to 1; one that is hardly beyond is pulled in. */
export const unitField = optional(asUnit);

/** A number from 0 to 1 that must be there; one that is hardly beyond is pulled in. */
export const requiredUnit = required(asUnit, "a number from 0 to 1");

/** An optional true or false. */
export const booleanField = optional((value, place) => {
  if (typeof value === "boolean") return value;
  throw new SceneError(place, `expected true or false, found ${jsonKindOf(value)}`);
});

/** The elements of an optional list, each with its place. */
export function listField(object: JsonObject, name: string): readonly { value: unknown; place: Place }[] {
  const value = field(object, name);
  if (value === undefined) return [];
  const place = inside(object.place, name);
  if (!Array.isArray(value)) throw new SceneError(place, `expected a list, found ${jsonKindOf(value)}`);
  return value.map((element: unknown, index) => ({ value: element, place: inside(place, index) }));
}

/** The objects of an optional list. */
export const objectList = (object: JsonObject, name: string): readonly JsonObject[] =>
  listField(object, name).map(({ value, place }) => asObject(value, place));

/** The value that a table holds under a key of its own; members that every object has by birth do not count. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string | undefined): T | undefined =>
  key !== undefined && Object.prototype.hasOwnProperty.call(table, key) ? table[key] : undefined;

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
    `expected one of ${Object.keys(words).join(", ")}, found ${jsonKindOf(value)}`,
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
