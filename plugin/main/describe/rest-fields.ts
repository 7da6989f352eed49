/** Fields of the REST API's JSON. */
export type RestFields = Readonly<Record<string, unknown>>;

/**
 * Joins fields into one object. This runs for every layer, and for the editor's engine the build turns spreads into
 * loops, which are several times slower.
 */
export const joined = (...parts: readonly (RestFields | undefined)[]): RestFields =>
  Object.assign({}, ...parts) as RestFields;
