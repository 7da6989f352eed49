import {
  booleanField,
  field,
  type JsonObject,
  numberField,
  objectField,
  objectList,
  stringField,
} from "../../scene/json.ts";
import { MAX_PAINTS } from "../../scene/bounds.ts";
import { readEach } from "../../scene/leave-out.ts";
import { resolve, aliasOf } from "../variables/resolve.ts";
import type { FigLayer, Written } from "./layer.ts";
import { handlesInSquare } from "../../scene/gradient-handles.ts";
import { inverse, matrixOf, move } from "../../scene/matrix.ts";

/** The names that the REST API gives to how a picture fills a layer. */
const SCALE_MODES: Readonly<Record<string, string>> = {
  STRETCH: "STRETCH",
  FIT: "FIT",
  FILL: "FILL",
  TILE: "TILE",
};

type PaintedIn = Pick<FigLayer, "index" | "modes">;

/** The colour as the modes in force have it, and the variable that it comes from. */
function writeColor(owner: JsonObject, layer: PaintedIn): Written {
  const bound = field(owner, "colorVar");
  const variable = bound === undefined ? undefined : aliasOf(bound, layer.index);
  const color =
    (variable && resolve(bound, layer.index, layer.modes)?.["colorValue"]) ?? field(owner, "color");
  return {
    color,
    ...(variable && {
      boundVariables: { color: { type: "VARIABLE_ALIAS", id: variableId(variable.id) } },
    }),
  };
}

/** The id of a variable, as the REST API writes it. */
export const variableId = (id: string): string => `VariableID:${id}`;

function writeGradient(paint: JsonObject, type: string, layer: PaintedIn): Written {
  const bound = objectList(paint, "stopsVar");
  const stops = (bound.length > 0 ? bound : objectList(paint, "stops")).map((stop) => ({
    position: numberField(stop, "position") ?? 0,
    ...writeColor(stop, layer),
  }));
  const back = inverse(matrixOf(field(paint, "transform")));
  return {
    gradientStops: stops,
    ...(back && { gradientHandlePositions: handlesInSquare(type).map((handle) => move(back, handle)) }),
  };
}

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The name of the picture that a paint shows: its hash, in hexadecimal digits. */
export function imageRefOf(paint: JsonObject): string | undefined {
  const hash = field(objectField(paint, "image") ?? paint, "hash");
  return hash instanceof Uint8Array && hash.length > 0 ? hexOf(hash) : undefined;
}

function writePicture(paint: JsonObject): Written {
  const scaleMode = SCALE_MODES[stringField(paint, "imageScaleMode") ?? ""] ?? "FILL";
  return {
    imageRef: imageRefOf(paint),
    scaleMode,
    scalingFactor: scaleMode === "TILE" ? numberField(paint, "scale") : undefined,
    rotation: numberField(paint, "rotation"),
    imageTransform: scaleMode === "STRETCH" ? matrixOf(field(paint, "transform")) : undefined,
  };
}

function writePaint(paint: JsonObject, layer: PaintedIn): Written {
  const type = stringField(paint, "type") ?? "SOLID";
  const shared = {
    type,
    visible: booleanField(paint, "visible") === false ? false : undefined,
    opacity: numberField(paint, "opacity"),
    blendMode: stringField(paint, "blendMode"),
  };
  if (type === "SOLID") return { ...shared, ...writeColor(paint, layer) };
  if (type.startsWith("GRADIENT")) return { ...shared, ...writeGradient(paint, type, layer) };
  return { ...shared, ...writePicture(paint) };
}

/** The paints of `fillPaints` or `strokePaints`, as the REST API writes them; undefined when there are none. */
export function writePaints(
  change: JsonObject,
  name: string,
  layer: PaintedIn,
): readonly Written[] | undefined {
  const paints = readEach(change, name, (paint) => writePaint(paint, layer), MAX_PAINTS);
  return paints.length > 0 ? paints : undefined;
}

/** The effects of a layer, as the REST API writes them. */
export function writeEffects({ change, index, modes }: FigLayer): readonly Written[] | undefined {
  const effects = readEach(change, "effects", (effect): Written => {
    const type = stringField(effect, "type");
    return {
      type: type === "FOREGROUND_BLUR" ? "LAYER_BLUR" : type,
      visible: booleanField(effect, "visible"),
      blendMode: stringField(effect, "blendMode"),
      radius: numberField(effect, "radius"),
      spread: numberField(effect, "spread"),
      offset: field(effect, "offset"),
      ...writeColor(effect, { index, modes }),
    };
  });
  return effects.length > 0 ? effects : undefined;
}
