import { CHILDREN } from "./children.ts";
import { INSTANCE, PUBLISHABLE, REACTIONS } from "./instance.ts";
import { CONSTRAINTS, FRAME_LAYOUT, IN_LAYOUT } from "./layout.ts";
import { EXPLICIT_MODES } from "./modes.ts";
import { PLACEMENT } from "./placement.ts";
import { SCENE, SCENE_SETTERS } from "./scene-props.ts";
import {
  BLENDING,
  CORNER,
  CORNERS,
  FILLS,
  SIDE_STROKES,
  STROKES,
  STYLING_SETTERS,
  styleId,
} from "./styling.ts";
import { TEXT, TEXT_SETTERS } from "./text.ts";
import { fieldOr, type View } from "./stage.ts";

type Group = Readonly<Record<string, (view: View) => unknown>>;

const LAYER = { ...SCENE, ...PLACEMENT };
const BLENDED = { ...LAYER, ...IN_LAYOUT, ...BLENDING, ...REACTIONS };
const SHAPE = { ...BLENDED, ...FILLS, ...STROKES };
const FRAME = {
  ...SHAPE,
  ...SIDE_STROKES,
  ...CORNER,
  ...CORNERS,
  ...CONSTRAINTS,
  ...FRAME_LAYOUT,
  ...CHILDREN,
  gridStyleId: styleId("grid"),
  detachedInfo: fieldOr("detachedInfo", null),
  overlayBackgroundInteraction: fieldOr("overlayBackgroundInteraction", undefined),
};

const WHOLE: ArcData = { startingAngle: 0, endingAngle: 2 * Math.PI, innerRadius: 0 };

/** The properties of each node type, as the plugin API deals them out. */
const KINDS: Readonly<Record<string, Group>> = {
  PAGE: { ...CHILDREN, ...EXPLICIT_MODES },
  DOCUMENT: CHILDREN,
  FRAME,
  SLOT: FRAME,
  COMPONENT: { ...FRAME, ...PUBLISHABLE },
  COMPONENT_SET: { ...FRAME, ...PUBLISHABLE },
  INSTANCE: { ...FRAME, ...INSTANCE },
  GROUP: { ...BLENDED, ...CHILDREN },
  SECTION: { ...LAYER, ...FILLS, ...CHILDREN },
  RECTANGLE: { ...SHAPE, ...SIDE_STROKES, ...CORNER, ...CORNERS, ...CONSTRAINTS },
  VECTOR: { ...SHAPE, ...CORNER, ...CONSTRAINTS },
  STAR: { ...SHAPE, ...CORNER, ...CONSTRAINTS },
  POLYGON: { ...SHAPE, ...CORNER, ...CONSTRAINTS },
  ELLIPSE: { ...SHAPE, ...CORNER, ...CONSTRAINTS, arcData: fieldOr<ArcData>("arcData", WHOLE) },
  LINE: { ...SHAPE, ...CONSTRAINTS },
  BOOLEAN_OPERATION: { ...SHAPE, ...CORNER, ...CHILDREN },
  TEXT: { ...SHAPE, ...CONSTRAINTS, ...TEXT },
};

const SETTERS: Readonly<Record<string, (value: never, view: View) => Record<string, unknown>>> = {
  ...SCENE_SETTERS,
  ...STYLING_SETTERS,
  ...TEXT_SETTERS,
};

/** The computed properties of a node type; an unknown type has those of every layer. */
export const propertiesOf = (type: string): Group => KINDS[type] ?? LAYER;

/** Turns a value that the plugin sets into fields of the REST API; undefined where a property is read-only. */
export const setterOf = (name: string) =>
  SETTERS[name] as ((value: unknown, view: View) => Record<string, unknown>) | undefined;
