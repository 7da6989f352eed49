import { fixShape } from "../../shared/api/fix-shape.ts";

/** A value of stored JSON; of fixes those whose shape is still known, and nothing where none is. */
function known(key: string, value: unknown): unknown {
  if (key !== "fixes" || !Array.isArray(value)) return value;
  const fixes = value.filter((fix) => fixShape.safeParse(fix).success);
  return fixes.length > 0 ? fixes : undefined;
}

/**
 * Reads what was stored of a review. Kinds of fixes go with time, and a reader refuses what it does not know: such
 * fixes are left out, so that all else can be read.
 */
export const readStored = (json: string): unknown => JSON.parse(json, known);
