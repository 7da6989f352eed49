import type { LayerFields } from "../describe/fields.ts";

/** Adds the ids of the variables in what is bound: one, or lists and tables of them. */
export function addAliases(ids: Set<string>, bound: unknown): void {
  if (typeof bound !== "object" || bound === null) return;
  const { id } = bound as { readonly id?: unknown };
  if (typeof id === "string") ids.add(id);
  else for (const key in bound) addAliases(ids, (bound as LayerFields)[key]);
}

const NO_PAINTS: readonly LayerFields[] = [];

const listIn = (fields: LayerFields, name: string): readonly LayerFields[] =>
  (fields[name] as readonly LayerFields[] | undefined) ?? NO_PAINTS;

/** All paints that a layer was described with: its fills, its strokes, and the fills of the stretches of its text. */
export function paintsIn(fields: LayerFields): readonly LayerFields[] {
  const { strokes, styleOverrideTable } = fields;
  const fills = listIn(fields, "fills");
  if (strokes === undefined && styleOverrideTable === undefined) return fills;
  const stretches = Object.values((styleOverrideTable ?? {}) as Readonly<Record<string, LayerFields>>);
  return [...fills, ...listIn(fields, "strokes"), ...stretches.flatMap((style) => listIn(style, "fills"))];
}
