import { booleanField, field, numberField } from "../../scene/json.ts";
import type { FigLayer, Written } from "./layer.ts";
import { writePaints } from "./paints.ts";

/** The fills of a layer. Frames of old files have a background instead, and groups have neither. */
export function writeFills(layer: FigLayer): Written {
  const { change } = layer;
  const fills = writePaints(change, "fillPaints", layer);
  if (fills || field(change, "fillPaints") !== undefined) return { fills: fills ?? [] };
  const color = field(change, "backgroundColor");
  if (color === undefined || booleanField(change, "backgroundEnabled") === false) return { fills: [] };
  const opacity = numberField(change, "backgroundOpacity");
  return { fills: [{ type: "SOLID", color, ...(opacity !== undefined && { opacity }) }] };
}
