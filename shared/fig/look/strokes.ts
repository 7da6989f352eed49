import { booleanField, field, listField, numberField, stringField } from "../../scene/json.ts";
import { orElse } from "../../scene/leave-out.ts";
import type { FigLayer, Written } from "./layer.ts";
import { writePaints } from "./paints.ts";

const SIDES = ["Top", "Right", "Bottom", "Left"] as const;
const CORNERS = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"] as const;

function writeWidths({ change }: FigLayer): Written {
  const all = numberField(change, "strokeWeight") ?? 0;
  if (!booleanField(change, "borderStrokeWeightsIndependent")) return { strokeWeight: all };
  const each = SIDES.map(
    (side) => [side.toLowerCase(), numberField(change, `border${side}Weight`) ?? all] as const,
  );
  return { strokeWeight: all, individualStrokeWeights: Object.fromEntries(each) };
}

/** The strokes of a layer: paints, widths, and how they are drawn. */
export function writeStrokes(layer: FigLayer): Written {
  const { change } = layer;
  const strokes = writePaints(change, "strokePaints", layer);
  if (!strokes) return {};
  const dashes = orElse(() => listField(change, "dashPattern"), []).map(({ value }) => value);
  return {
    strokes,
    ...writeWidths(layer),
    strokeAlign: stringField(change, "strokeAlign"),
    strokeCap: stringField(change, "strokeCap"),
    strokeJoin: stringField(change, "strokeJoin"),
    strokeDashes: dashes.length > 0 ? dashes : undefined,
  };
}

/** The radii of the corners. */
export function writeCorners({ change }: FigLayer): Written {
  const all = numberField(change, "cornerRadius");
  const each = CORNERS.map((corner) => numberField(change, `rectangle${corner}CornerRadius`));
  const isEach = booleanField(change, "rectangleCornerRadiiIndependent") || all === undefined;
  const isUneven = isEach && each.some((radius) => radius !== undefined && radius > 0);
  return {
    cornerRadius: all,
    rectangleCornerRadii: isUneven ? each.map((radius) => radius ?? 0) : undefined,
    cornerSmoothing: field(change, "cornerSmoothing") || undefined,
  };
}
