import { field, type JsonObject, stringField } from "../../scene/json.ts";
import { readEach } from "../../scene/leave-out.ts";
import type { NodeIndex } from "../document/node-index.ts";
import type { Layer, Written } from "./layer.ts";
import { readOutline, writePath } from "./outline.ts";

/** Outlines of these can be told from their size and corners. */
const PLAIN: ReadonlySet<string> = new Set([
  "FRAME",
  "SYMBOL",
  "INSTANCE",
  "SECTION",
  "RECTANGLE",
  "ROUNDED_RECTANGLE",
  "TEXT",
]);

function writeOutlines(change: JsonObject, name: string, index: NodeIndex): readonly Written[] | undefined {
  const parts = readEach(change, name, (part): Written | null => {
    const blob = index.blob(field(part, "commandsBlob"));
    if (!blob) return null;
    const isEvenOdd = stringField(part, "windingRule") === "ODD";
    return { path: writePath(readOutline(blob)), windingRule: isEvenOdd ? "EVENODD" : "NONZERO" };
  });
  return parts.length > 0 ? parts : undefined;
}

/** The outlines of a shape, as they were baked when it was last drawn. */
export function writeGeometry({ change, index }: Layer): Written {
  if (PLAIN.has(stringField(change, "type") ?? "")) return {};
  return {
    fillGeometry: writeOutlines(change, "fillGeometry", index),
    strokeGeometry: writeOutlines(change, "strokeGeometry", index),
  };
}
