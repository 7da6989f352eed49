import type { LayerFields } from "../describe/fields.ts";

/** Adds the ids of bound variables: of a single one, or of lists and tables of them. */
export function addAliases(ids: Set<string>, bound: unknown): void {
  if (typeof bound !== "object" || bound === null) return;
  const { id } = bound as { readonly id?: unknown };
  if (typeof id === "string") ids.add(id);
  else for (const key in bound) addAliases(ids, (bound as LayerFields)[key]);
}

/** Hands over all paints that a layer was described with: its fills, its strokes, and the fills of the stretches of its text. */
export function eachPaint(fields: LayerFields, use: (paint: LayerFields) => void): void {
  const { fills, strokes, styleOverrideTable } = fields;
  if (fills !== undefined) (fills as readonly LayerFields[]).forEach(use);
  if (strokes !== undefined) (strokes as readonly LayerFields[]).forEach(use);
  if (styleOverrideTable === undefined) return;
  for (const style of Object.values(styleOverrideTable as Readonly<Record<string, LayerFields>>))
    eachPaint(style, use);
}
