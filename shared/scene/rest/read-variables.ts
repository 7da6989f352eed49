import {
  asObject,
  compact,
  field,
  type JsonObject,
  objectField,
  objectList,
  requiredString,
  stringField,
} from "../json.ts";
import { inside, type Place } from "../place.ts";
import { readRgba } from "./read-paint.ts";
import type { ColorVariable, Rgba, VariableAlias, VariableCollection } from "../scene.ts";

/** Reads a colour or an alias; undefined for what is neither, such as a colour composed of two variables. */
export function readValue(given: unknown, place: Place): Rgba | VariableAlias | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  const value = asObject(given, place);
  if (field(value, "type") === "VARIABLE_ALIAS") return { alias: requiredString(value, "id") };
  return typeof value.fields["r"] === "number" ? readRgba(value) : undefined;
}

/** Reads a variable; null when it is no colour. The plugin API and the REST API write them alike. */
export function readVariable(variable: JsonObject): ColorVariable | null {
  if (stringField(variable, "resolvedType") !== "COLOR") return null;
  const byMode = objectField(variable, "valuesByMode");
  const values = Object.entries(byMode?.fields ?? {}).map(
    ([modeId, value]) => [modeId, readValue(value, inside(variable.place, modeId))] as const,
  );
  return {
    name: requiredString(variable, "name"),
    collectionId: requiredString(variable, "variableCollectionId"),
    values: compact<ColorVariable["values"]>(Object.fromEntries(values)),
  };
}

/** Reads a collection of variables, with the names of its modes. */
export const readCollection = (collection: JsonObject): VariableCollection => ({
  name: requiredString(collection, "name"),
  modes: objectList(collection, "modes").map((mode) => ({
    id: requiredString(mode, "modeId"),
    name: requiredString(mode, "name"),
  })),
  defaultModeId: requiredString(collection, "defaultModeId"),
});
