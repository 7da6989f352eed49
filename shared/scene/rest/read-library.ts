import {
  asNumber,
  asObject,
  booleanField,
  compact,
  isRecord,
  type JsonObject,
  stringField,
} from "../json.ts";
import { orLeftOut, readTable } from "../leave-out.ts";
import type { LibraryComponent, LibraryStyle, LibraryTables, LibraryVariable } from "../library.ts";
import { inside, type Place } from "../place.ts";
import { readPaints } from "./read-paint.ts";
import { readStyleTable } from "./read-tables.ts";
import { readText } from "./read-text.ts";
import { readCollection, readValue } from "./read-variables.ts";
import type { Text } from "../scene.ts";

const flag = (entry: JsonObject, name: string): true | undefined =>
  orLeftOut(() => booleanField(entry, name)) ? true : undefined;

const standingOf = (entry: JsonObject) => ({
  isRemote: flag(entry, "remote"),
  isDeleted: flag(entry, "deletedButReferenced"),
});

const nameOf = (entry: JsonObject): string => stringField(entry, "name") ?? "";

const rowsOf = <T>(
  file: JsonObject,
  table: string,
  read: (entry: JsonObject, id: string) => T | null,
): readonly T[] =>
  Object.values(
    readTable(file, table, (value: unknown, place: Place) => read(asObject(value, place), String(place.key))),
  );

const readVariableValue = (value: unknown, place: Place) =>
  (typeof value === "number" ? asNumber(value, place) : readValue(value, place)) ?? null;

const readVariable = (entry: JsonObject, id: string): LibraryVariable =>
  compact<LibraryVariable>({
    id,
    name: nameOf(entry),
    collectionId: stringField(entry, "variableCollectionId") ?? "",
    values: readTable(entry, "valuesByMode", readVariableValue),
    ...standingOf(entry),
  });

const readComponent = (entry: JsonObject, id: string): LibraryComponent =>
  compact<LibraryComponent>({
    id,
    name: nameOf(entry),
    setId: stringField(entry, "componentSetId"),
    ...standingOf(entry),
  });

/** A text of one letter in the style. */
const readSample = ({ place, fields }: JsonObject): Text | undefined =>
  orLeftOut(() => readText({ place, fields: { characters: "a", style: fields["style"] } }));

function readStyles(file: JsonObject): readonly LibraryStyle[] {
  const known = readStyleTable(file);
  return rowsOf(file, "styles", (entry, id) => {
    const style = known[id];
    if (!style) return null;
    return compact<LibraryStyle>({
      id,
      ...style,
      ...standingOf(entry),
      fills: readPaints(entry, "fills"),
      text: entry.fields["style"] === undefined ? undefined : readSample(entry),
    });
  });
}

/**
 * Reads the tables of a library from a file, as the REST API answers it. Nobody is told of parts that cannot be
 * read: readers of pages tell of them.
 */
export function readLibraryTables(file: Readonly<Record<string, unknown>>): LibraryTables {
  const root: JsonObject = { place: inside(null, "file"), fields: file };
  const collections = readTable(root, "variableCollections", (value, place) =>
    readCollection(asObject(value, place)),
  );
  return {
    variables: rowsOf(root, "variables", readVariable),
    collections,
    styles: readStyles(root),
    components: rowsOf(root, "components", readComponent),
    sets: rowsOf(root, "componentSets", readComponent),
  };
}

/** Tables of all that there is: to be in one of them is not yet to be used. */
const TABLES = new Set(["components", "componentSets", "styles", "variableCollections"]);

function findUsed(root: unknown, used: Set<string>): void {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) for (const one of value as readonly unknown[]) waiting.push(one);
    if (!isRecord(value) || Array.isArray(value)) continue;
    if (value["type"] === "VARIABLE_ALIAS" && typeof value["id"] === "string") used.add(value["id"]);
    if (typeof value["componentId"] === "string") used.add(value["componentId"]);
    if (isRecord(value["styles"]))
      for (const id of Object.values(value["styles"])) if (typeof id === "string") used.add(id);
    if (value["type"] === "INSTANCE_SWAP" && typeof value["value"] === "string") used.add(value["value"]);
    for (const inner of Object.values(value)) if (typeof inner === "object") waiting.push(inner);
  }
}

/** The ids of the variables, styles and components that something in a file of the REST API uses, hidden or not. */
export function usedIdsIn(file: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const used = new Set<string>();
  for (const [name, part] of Object.entries(file)) if (!TABLES.has(name)) findUsed(part, used);
  return used;
}
