/** Fields of the REST API's JSON. */
export type RestFields = Readonly<Record<string, unknown>>;

/**
 * The fields of a layer while it is described. What is usual is left out, and so is what is undefined: each field is read
 * and handed over for thousands of layers, and the reader takes what is absent for usual.
 */
export type LayerFields = Record<string, unknown>;

/** The layers of the plugin API that have a property. */
export type Having<Name extends string> = Extract<SceneNode, Readonly<Record<Name, unknown>>>;

/** Sets a field, unless its value is undefined or the usual one. */
export function putUnusual(fields: LayerFields, name: string, value: unknown, usual?: unknown): void {
  if (value !== undefined && value !== usual) fields[name] = value;
}
