import { hundredths } from "../round.ts";
import { areToldWhole, type Contours, type ContourPath, isDrawing } from "../contour.ts";
import {
  field,
  type JsonObject,
  numberField,
  objectField,
  objectList,
  requiredSize,
  stringField,
} from "../json.ts";
import type { Box } from "../scene.ts";

type Turn = NonNullable<Contours["turn"]>;

/** How a layer is turned and mirrored in its parent; undefined when it is not. */
function turnOf(node: JsonObject): Turn | undefined {
  const rows = field(node, "relativeTransform");
  if (Array.isArray(rows)) {
    const [[a, c] = [], [b, d] = []] = rows as readonly (readonly unknown[])[];
    if (![a, b, c, d].every((one) => typeof one === "number" && Number.isFinite(one))) return undefined;
    return a === 1 && b === 0 && c === 0 && d === 1 ? undefined : ([a, b, c, d] as unknown as Turn);
  }
  const radians = -(numberField(node, "rotation") ?? 0);
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return radians === 0 ? undefined : [cos, sin, -sin, cos];
}

function sizeOf(node: JsonObject, box: Box): Contours["size"] {
  const size = objectField(node, "size");
  if (!size) return undefined;
  const [width = 0, height = 0] = [requiredSize(size, "x"), requiredSize(size, "y")].map(hundredths);
  return width === box.width && height === box.height ? undefined : { width, height };
}

const isPainted = (node: JsonObject, name: "fills" | "strokes"): boolean =>
  objectList(node, name).some((paint) => field(paint, "visible") !== false);

function pathsOf(node: JsonObject, name: "fillGeometry" | "strokeGeometry"): readonly ContourPath[] {
  return objectList(node, name).map((part) => ({
    data: stringField(part, "path") ?? "",
    ...(name === "strokeGeometry" && { isStroke: true }),
    ...(stringField(part, "windingRule") === "EVENODD" && { isEvenOdd: true }),
  }));
}

/** The contours of what a drawing paints; undefined where the source does not tell of them. */
export function readContours(node: JsonObject, box: Box): Contours | undefined {
  if (!isDrawing(stringField(node, "type"))) return undefined;
  const paths = [
    ...(isPainted(node, "fills") ? pathsOf(node, "fillGeometry") : []),
    ...(isPainted(node, "strokes") ? pathsOf(node, "strokeGeometry") : []),
  ];
  if (
    paths.length === 0 ||
    !areToldWhole(
      box,
      paths.map(({ data }) => data),
    )
  )
    return undefined;
  const [size, turn] = [sizeOf(node, box), turnOf(node)];
  return { paths, ...(size && { size }), ...(turn && { turn }) };
}
