import { asString, compact, field, type JsonObject, jsonKindOf, stringField, unlessEmpty } from "../json.ts";
import { orLeftOut, readTable } from "../leave-out.ts";
import { inside, type Place, SceneError } from "../place.ts";
import type { Instance, SceneNode } from "../scene.ts";

/** Lists and tables inside one another around the id of a variable: more than any property needs. */
const MAX_BINDING_DEPTH = 10;

function aliasIds(value: unknown, place: Place, depth = 0): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if (depth > MAX_BINDING_DEPTH)
    throw new SceneError(place, `variables are nested more than ${MAX_BINDING_DEPTH} deep`);
  if ("id" in value && typeof value.id === "string") return [value.id];
  return Object.entries(value).flatMap(([key, inner]) => aliasIds(inner, inside(place, key), depth + 1));
}

function readBinding(value: unknown, place: Place): readonly string[] | null {
  if (typeof value !== "object" || value === null)
    throw new SceneError(place, `expected a variable, found ${jsonKindOf(value)}`);
  const ids = aliasIds(value, place);
  return ids.length > 0 ? ids : null;
}

/** The ids of the variables that are bound to each property. */
export const readVariables = (node: JsonObject): SceneNode["variables"] =>
  unlessEmpty(readTable(node, "boundVariables", readBinding));

/** The ids of the modes that are set on a layer, a section or a page, by collection. */
export const readModes = (owner: JsonObject): SceneNode["modes"] =>
  unlessEmpty(readTable(owner, "explicitVariableModes", asString));

/** The ids of the shared styles in use: older files say `fills` where newer ones say `fill`. */
export function readStyles(node: JsonObject): SceneNode["styles"] {
  const styles = Object.entries(readTable(node, "styles", asString));
  return unlessEmpty(Object.fromEntries(styles.map(([kind, id]) => [kind.replace(/s$/, ""), id])));
}

function readProperty(property: unknown): string | boolean | null {
  const value = (property as { value?: unknown } | null)?.value;
  return typeof value === "string" || typeof value === "boolean" ? value : null;
}

/** The component and the properties of an instance; undefined for other layers. */
export function readInstance(node: JsonObject): Instance | undefined {
  if (field(node, "type") !== "INSTANCE") return undefined;
  return compact<Instance>({
    componentId: orLeftOut(() => stringField(node, "componentId")),
    properties: unlessEmpty(readTable(node, "componentProperties", readProperty)),
  });
}
