import {
  asObject,
  booleanField,
  compact,
  type JsonObject,
  own,
  requiredSize,
  stringField,
  unlessEmpty,
} from "../json.ts";
import { orLeftOut, readTable } from "../leave-out.ts";
import type { Place } from "../place.ts";
import { readCollection, readVariable } from "./read-variables.ts";
import type { Component, ImageSize, Scene, SharedStyle } from "../scene.ts";

/** The tables that the layers of a scene refer to, and the name of the file. */
export type SceneTables = Pick<
  Scene,
  "file" | "components" | "styles" | "variables" | "collections" | "images"
>;

const STYLE_TYPES: Readonly<Record<string, SharedStyle["type"]>> = {
  FILL: "fill",
  TEXT: "text",
  EFFECT: "effect",
  GRID: "grid",
  STROKE: "stroke",
};

const tableOf = <T>(owner: JsonObject, name: string, read: (entry: JsonObject) => T | null) =>
  readTable(owner, name, (value: unknown, place: Place) => read(asObject(value, place)));

function readComponents(owner: JsonObject): Record<string, Component> {
  const sets = tableOf(owner, "componentSets", (set) => stringField(set, "name") ?? null);
  return tableOf(owner, "components", (component) => {
    const setId = stringField(component, "componentSetId");
    const setName = own(sets, setId);
    return compact<Component>({
      name: stringField(component, "name") ?? "",
      setName,
      setId: setName === undefined ? undefined : setId,
      isRemote: booleanField(component, "remote") || undefined,
    });
  });
}

/** Reads the shared styles, by id. */
export const readStyleTable = (owner: JsonObject): Record<string, SharedStyle> =>
  tableOf(owner, "styles", (style) => {
    const type = own(STYLE_TYPES, stringField(style, "styleType"));
    return type ? { name: stringField(style, "name") ?? "", type } : null;
  });

const readImageSize = (size: JsonObject): ImageSize => ({
  widthPx: requiredSize(size, "width"),
  heightPx: requiredSize(size, "height"),
});

/** The name of the file; "" when it has none that can be read. */
export const fileNameOf = (owner: JsonObject): string => orLeftOut(() => stringField(owner, "name")) ?? "";

/**
 * Reads the tables beside a document. The REST API answers variables apart from the file, in tables of these names; the
 * sizes of pictures come from `.fig` files.
 */
export const readTables = (owner: JsonObject): SceneTables =>
  compact<SceneTables>({
    file: fileNameOf(owner),
    components: readComponents(owner),
    styles: readStyleTable(owner),
    variables: unlessEmpty(tableOf(owner, "variables", readVariable)),
    collections: unlessEmpty(tableOf(owner, "variableCollections", readCollection)),
    images: unlessEmpty(tableOf(owner, "imageSizes", readImageSize)),
  });
