import { field, type JsonObject, numberField, objectField, stringField } from "../../scene/json.ts";
import { readEach } from "../../scene/leave-out.ts";
import type { NodeIndex } from "../document/node-index.ts";
import type { FigLayer, Written } from "./layer.ts";
import { writePaints } from "./paints.ts";
import { withStyles } from "./shared-styles.ts";
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
    const overrideID = numberField(part, "styleID") || undefined;
    return { path: writePath(readOutline(blob)), windingRule: isEvenOdd ? "EVENODD" : "NONZERO", overrideID };
  });
  return parts.length > 0 ? parts : undefined;
}

/** Regions of a shape may have fills of their own. */
function writeRegions(layer: FigLayer): Written | undefined {
  const data = objectField(layer.change, "vectorData");
  const regions = data
    ? readEach(data, "styleOverrideTable", (style): readonly [string, Written] | null => {
        const fields = withStyles(style.fields, layer.index);
        if (!("fillPaints" in fields)) return null;
        const fills = writePaints({ ...style, fields }, "fillPaints", layer);
        return [String(numberField(style, "styleID") ?? 0), { fills: fills ?? [] }];
      })
    : [];
  return regions.length > 0 ? Object.fromEntries(regions) : undefined;
}

/** The outlines of a shape, as they were baked when it was last drawn. */
export function writeGeometry(layer: FigLayer): Written {
  const { change, index } = layer;
  if (PLAIN.has(stringField(change, "type") ?? "")) return {};
  return {
    fillGeometry: writeOutlines(change, "fillGeometry", index),
    strokeGeometry: writeOutlines(change, "strokeGeometry", index),
    fillOverrideTable: writeRegions(layer),
  };
}
