import * as z from "zod/mini";
import {
  FARTHEST,
  MAX_CHARACTERS,
  MAX_NAME_LENGTH,
  MAX_PAINTS,
  MAX_REACTIONS,
  MAX_RUNS,
} from "../scene/bounds.ts";
import { LONGEST_PATH, MOST_PATHS } from "../scene/contour.ts";
import type { Paint, Scene, SceneNode, Text } from "../scene/scene.ts";
import { findSceneFault } from "./find-scene-fault.ts";
import { text } from "./fields.ts";
import { MAX_COLLECTIONS, MAX_FRAMES, MAX_MODES } from "./scene-bounds.ts";

/** JSON has no `undefined`, and `exactOptional` itself takes three times as long: it tries the schema on each absent field. */
const optional = z.optional as typeof z.exactOptional;

const length = z.number().check(z.minimum(-FARTHEST), z.maximum(FARTHEST));
const size = z.number().check(z.minimum(0), z.maximum(FARTHEST));
const unit = z.number().check(z.minimum(0), z.maximum(1));
const index = z.int().check(z.minimum(0));
const id = text(200).check(z.minLength(1));
const word = text(100);
const name = text(MAX_NAME_LENGTH);
const yes = z.literal(true);

const listOf = <Schema extends z.ZodMiniType>(schema: Schema, maxLength: number) =>
  z.array(schema).check(z.maxLength(maxLength));

const recordOf = <Schema extends z.ZodMiniType>(schema: Schema, maxSize: number) =>
  z
    .record(text(1000), schema)
    .check(z.refine((record) => Object.keys(record).length <= maxSize, `must have ${maxSize} keys at most`));

const box = z.object({ x: length, y: length, width: size, height: size });
const point = z.object({ x: length, y: length });
const rgb = { r: unit, g: unit, b: unit };
const rgba = z.object({ ...rgb, a: unit });
const sides = z.tuple([size, size, size, size]);

const transformRow = z.tuple([length, length, length]);
const painted = { opacity: optional(unit), blendMode: optional(word) };

const paint: z.ZodMiniType<Paint> = z.discriminatedUnion("type", [
  z.object({ type: z.literal("solid"), color: z.object(rgb), variable: optional(id), ...painted }),
  z.object({
    type: z.literal("gradient"),
    shape: z.enum(["linear", "radial", "angular", "diamond"]),
    stops: listOf(z.object({ position: length, color: rgba, variable: optional(id) }), MAX_PAINTS),
    handles: optional(listOf(point, 10)),
    ...painted,
  }),
  z.object({
    type: z.literal("image"),
    scaleMode: word,
    imageHash: optional(id),
    transform: optional(z.tuple([transformRow, transformRow])),
    rotationDeg: optional(length),
    ...painted,
  }),
]);
const paints = listOf(paint, MAX_PAINTS);

const stroke = z.object({
  widthsPx: sides,
  align: z.enum(["inside", "center", "outside"]),
  isDashed: optional(yes),
});

const effect = z.object({
  type: z.enum(["drop-shadow", "inner-shadow", "layer-blur", "background-blur", "other"]),
  radiusPx: size,
  spreadPx: optional(length),
  offset: optional(point),
  color: optional(rgba),
});

const layout = z.object({
  direction: z.enum(["horizontal", "vertical", "grid"]),
  wraps: optional(yes),
  gapPx: length,
  paddingPx: z.tuple([length, length, length, length]),
  align: z.enum(["start", "center", "end", "space-between"]),
  crossAlign: z.enum(["start", "center", "end", "baseline"]),
});

const textRun = z.object({
  start: index,
  end: index,
  fontFamily: text(500),
  sizePx: size,
  weight: size,
  lineHeightPx: size,
  letterSpacingPx: optional(length),
  isItalic: optional(yes),
  case: optional(z.enum(["upper", "lower", "title", "small-caps"])),
  decoration: optional(z.enum(["underline", "strikethrough"])),
  isLink: optional(yes),
  fills: optional(paints),
});

const textOfNode: z.ZodMiniType<Text> = z.object({
  characters: text(MAX_CHARACTERS),
  runs: listOf(textRun, MAX_RUNS).check(z.minLength(1)),
  alignHorizontal: z.enum(["left", "center", "right", "justified"]),
  alignVertical: z.enum(["top", "center", "bottom"]),
  resize: z.enum(["none", "height", "width-and-height"]),
  isTruncated: optional(yes),
  maxLines: optional(index),
  paragraphSpacingPx: optional(length),
});

const instance = z.object({
  componentId: optional(id),
  properties: optional(recordOf(z.union([text(MAX_CHARACTERS), z.boolean()]), 200)),
});

const reaction = z.object({
  trigger: word,
  action: word,
  navigation: optional(word),
  destinationId: optional(id),
});

const contours = z.object({
  paths: listOf(
    z.object({ data: text(LONGEST_PATH), isEvenOdd: optional(yes), isStroke: optional(yes) }),
    MOST_PATHS,
  ),
  size: optional(z.object({ width: size, height: size })),
  turn: optional(z.tuple([length, length, length, length])),
});

const sizing = z.enum(["fixed", "hug", "fill"]);

/** A layer, with the layers in it. */
const nodeField: z.ZodMiniType<SceneNode> = z.object({
  id,
  name,
  type: word,
  box,
  renderBox: optional(box),
  rotationDeg: optional(length),
  opacity: optional(unit),
  blendMode: optional(word),
  fills: optional(paints),
  strokes: optional(paints),
  stroke: optional(stroke),
  effects: optional(listOf(effect, MAX_PAINTS)),
  cornerRadiiPx: optional(sides),
  isArc: optional(yes),
  clipsContent: optional(yes),
  isMask: optional(yes),
  layout: optional(layout),
  sizing: optional(z.object({ horizontal: sizing, vertical: sizing })),
  isAbsolute: optional(yes),
  constraints: optional(z.object({ horizontal: word, vertical: word })),
  scrolls: optional(z.enum(["horizontal", "vertical", "both"])),
  contours: optional(contours),
  text: optional(textOfNode),
  instance: optional(instance),
  reactions: optional(listOf(reaction, MAX_REACTIONS)),
  variables: optional(recordOf(listOf(id, 200), 200)),
  modes: optional(recordOf(id, 200)),
  styles: optional(recordOf(id, 50)),
  get children(): z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniType<SceneNode>>> {
    return optional(z.array(nodeField));
  },
});

const variable = z.object({
  name,
  collectionId: id,
  values: recordOf(z.union([rgba, z.object({ alias: id })]), MAX_MODES),
});

const collection = z.object({
  name,
  modes: listOf(z.object({ id, name }), MAX_MODES),
  defaultModeId: id,
});

const imageSize = z.object({ widthPx: size, heightPx: size });

const scene: z.ZodMiniType<Scene> = z.object({
  schema: z.literal(1),
  file: name,
  page: z.object({
    id: text(200), // some exporters lose it
    name,
    isComplete: optional(yes),
  }),
  frames: z.array(nodeField).check(z.minLength(1), z.maxLength(MAX_FRAMES)),
  components: recordOf(
    z.object({ name, setName: optional(name), setId: optional(id), isRemote: optional(yes) }),
    10_000,
  ),
  styles: recordOf(z.object({ name, type: z.enum(["fill", "text", "effect", "grid", "stroke"]) }), 10_000),
  variables: optional(recordOf(variable, 10_000)),
  collections: optional(recordOf(collection, MAX_COLLECTIONS)),
  images: optional(recordOf(imageSize, 10_000)),
});

/** A scene from outside, as `shared/scene/scene.ts` describes it: bounded, and with nothing in it that is unknown. */
export const sceneField: z.ZodMiniType<Scene> = z.pipe(
  // First, as the schema recurses: a scene that is too deep would end the process.
  z.transform((value: unknown, context) => {
    const fault = findSceneFault(value);
    if (fault) context.issues.push({ code: "custom", ...fault, input: value });
    return value;
  }),
  scene,
);
