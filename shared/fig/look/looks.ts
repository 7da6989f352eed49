import {
  booleanField,
  field,
  type JsonObject,
  numberField,
  requiredString,
  stringField,
} from "../../scene/json.ts";
import { orElse } from "../../scene/leave-out.ts";
import { writeFills } from "./background.ts";
import { writeBoundVariables, writeStyles } from "./bindings.ts";
import { writeGeometry } from "./geometry.ts";
import type { FigLayer, Written } from "./layer.ts";
import { writeConstraints, writeContent, writeLayout } from "./layout.ts";
import { movedBox, matrixOf } from "../../scene/matrix.ts";
import { writeEffects } from "./paints.ts";
import { writePrototype } from "./prototype.ts";
import { writeCorners, writeStrokes } from "./strokes.ts";
import { writeText } from "./text.ts";

const TYPES: Readonly<Record<string, string>> = {
  ROUNDED_RECTANGLE: "RECTANGLE",
  SYMBOL: "COMPONENT",
};

/** The type of a layer in the words of the REST API: frames of the file are also groups and sets of variants. */
export function typeOf(change: JsonObject): string {
  const type = requiredString(change, "type");
  if (type !== "FRAME") return TYPES[type] ?? type;
  if (booleanField(change, "isStateGroup")) return "COMPONENT_SET";
  return booleanField(change, "resizeToFit") ? "GROUP" : "FRAME";
}

const CLIPPING: ReadonlySet<string> = new Set(["FRAME", "COMPONENT", "COMPONENT_SET", "INSTANCE"]);

function writePlacing({ matrix, size, change }: FigLayer): Written {
  const own = matrixOf(field(change, "transform"));
  const [[a], [b]] = own;
  const turn = Math.atan2(b, a);
  return {
    absoluteBoundingBox: movedBox(matrix, { x: 0, y: 0, width: size.x, height: size.y }),
    relativeTransform: own,
    size,
    ...(turn !== 0 && { rotation: -turn }),
  };
}

function writeBlend({ change }: FigLayer): Written {
  const opacity = numberField(change, "opacity");
  return {
    opacity: opacity === 1 ? undefined : opacity,
    blendMode: stringField(change, "blendMode"),
    isMask: booleanField(change, "mask") ? true : undefined,
    maskType: booleanField(change, "mask") ? stringField(change, "maskType") : undefined,
    locked: booleanField(change, "locked") ? true : undefined,
  };
}

/** Frames show only what lies in them, unless they say that they do not. */
const writeClip = ({ change }: FigLayer): Written => ({
  clipsContent: CLIPPING.has(typeOf(change)) ? booleanField(change, "frameMaskDisabled") !== true : undefined,
});

const writeShape = ({ change }: FigLayer): Written => ({
  arcData: field(change, "arcData"),
  booleanOperation: stringField(change, "booleanOperation"),
  pointCount: field(change, "count"),
});

/** Each by itself: what cannot be read is left out, and the rest is not. */
const WRITERS: readonly ((layer: FigLayer) => Written)[] = [
  writePlacing,
  writeBlend,
  writeFills,
  writeStrokes,
  (layer) => ({ effects: writeEffects(layer) }),
  writeCorners,
  writeLayout,
  writeConstraints,
  writeContent,
  writePrototype,
  writeStyles,
  writeBoundVariables,
  writeClip,
  writeShape,
  writeGeometry,
];

/** The looks of a layer, as the REST API writes them. */
export function writeLooks(layer: FigLayer): Written {
  const looks: Record<string, unknown> = {};
  const writers = typeOf(layer.change) === "TEXT" ? [...WRITERS, writeText] : WRITERS;
  for (const write of writers)
    for (const [name, value] of Object.entries(orElse(() => write(layer), {})))
      if (value !== undefined) looks[name] = value;
  return looks;
}
