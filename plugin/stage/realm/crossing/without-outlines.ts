import { isRecord } from "../../../../shared/scene/json.ts";
import { areToldWhole, isDrawing } from "../../../../shared/scene/contour.ts";
import type { Box } from "../../../../shared/scene/scene.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { DocumentChange } from "../editor.ts";

/** Fields of a layer that only a drawing needs: most of the bytes of a design. */
const OUTLINES: ReadonlySet<string> = new Set(["glyphGeometry", "fillGeometry", "strokeGeometry"]);

const hasOutlines = (fields: object): boolean => Object.keys(fields).some((name) => OUTLINES.has(name));

function without(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!hasOutlines(fields)) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !OUTLINES.has(name)));
}

const pathsIn = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((part) => (isRecord(part) && typeof part["path"] === "string" ? [part["path"]] : []))
    : [];

/** Plugins read the outlines of icons, and of what may lie behind words. */
function isTold({
  type,
  absoluteBoundingBox: box,
  fillGeometry,
  strokeGeometry,
}: Readonly<Record<string, unknown>>): boolean {
  const paths = [...pathsIn(fillGeometry), ...pathsIn(strokeGeometry)];
  return isDrawing(type as string | undefined) && isRecord(box) && areToldWhole(box as unknown as Box, paths);
}

/** A layer with all that is in it, without the outlines of letters and of illustrations: our plugin reads none of them. */
export function withoutOutlines(node: RestNode): RestNode {
  const bare = isTold(node) ? node : (without(node) as RestNode);
  return bare.children ? { ...bare, children: bare.children.map(withoutOutlines) } : bare;
}

/** Changes as the plugin hears of them; one of outlines alone is none. */
export const changesWithoutOutlines = (changes: readonly DocumentChange[]): readonly DocumentChange[] =>
  changes.flatMap((change): readonly DocumentChange[] => {
    if (change.type !== "set") return [change];
    const fields = without(change.fields);
    if (Object.keys(fields).length === 0) return [];
    const { children } = fields as { readonly children?: readonly RestNode[] };
    return [
      { ...change, fields: children ? { ...fields, children: children.map(withoutOutlines) } : fields },
    ];
  });
