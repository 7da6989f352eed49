import { BINDING } from "./bindings.ts";
import { CHILDREN } from "./children.ts";
import { INSTANCE, INSTANTIABLE, PUBLISHABLE, REACTIONS } from "./instance.ts";
import type { DocumentChange } from "../editor.ts";
import { CONSTRAINTS, FRAME_LAYOUT, IN_LAYOUT, LAYOUT_SETTERS } from "./layout.ts";
import { EXPLICIT_MODES } from "./modes.ts";
import { PLACEMENT, PLACEMENT_SETTERS, RESIZE } from "./placement.ts";
import { SCENE, SCENE_SETTERS } from "./scene-props.ts";
import {
  BLENDING,
  CORNER,
  CORNERS,
  FILLS,
  GEOMETRY,
  SET_FILLS,
  SET_STROKES,
  SIDE_STROKES,
  STROKES,
  STYLING_SETTERS,
  styleId,
} from "./styling.ts";
import { PATH_TEXT, TEXT, TEXT_SETTERS } from "./text.ts";
import { TEXT_EDIT_SETTERS, TEXT_EDITS } from "./text-edits.ts";
import { fieldOr, type NodeView, type Getters } from "./stage.ts";
import { readAnnotations, writeAnnotations } from "../annotations.ts";

/** The annotations of a layer. */
const ANNOTATED = {
  annotations: ({ rest }) => readAnnotations(rest),
} satisfies Getters<AnnotationsMixin>;

const ANNOTATED_SETTERS = {
  annotations: (annotations: readonly Annotation[], { stage }: NodeView) =>
    writeAnnotations(annotations, stage.document),
};

type Group = Readonly<Record<string, (view: NodeView) => unknown>>;

const LAYER = { ...SCENE, ...PLACEMENT, ...BINDING };
const BLENDED = { ...LAYER, ...IN_LAYOUT, ...BLENDING, ...REACTIONS };
const PAINTED = { ...BLENDED, ...FILLS, ...SET_FILLS, ...STROKES, ...SET_STROKES, ...RESIZE };
const SHAPE = { ...PAINTED, ...ANNOTATED };
const FRAME = {
  ...SHAPE,
  ...SIDE_STROKES,
  ...CORNER,
  ...CORNERS,
  ...CONSTRAINTS,
  ...FRAME_LAYOUT,
  ...CHILDREN,
  gridStyleId: styleId("grid"),
};

const WHOLE: ArcData = { startingAngle: 0, endingAngle: 2 * Math.PI, innerRadius: 0 };

/** The properties of each node type, as the plugin API deals them out. */
const KINDS: Readonly<Record<string, Group>> = {
  PAGE: { ...CHILDREN, ...EXPLICIT_MODES },
  DOCUMENT: CHILDREN,
  FRAME,
  SLOT: FRAME,
  COMPONENT: { ...FRAME, ...PUBLISHABLE, ...INSTANTIABLE },
  COMPONENT_SET: { ...FRAME, ...PUBLISHABLE },
  INSTANCE: { ...FRAME, ...INSTANCE },
  GROUP: { ...BLENDED, ...RESIZE, ...CHILDREN },
  SECTION: {
    ...LAYER,
    ...FILLS,
    ...SET_FILLS,
    ...CHILDREN,
    sectionContentsHidden: fieldOr("sectionContentsHidden", false),
  },
  RECTANGLE: { ...SHAPE, ...SIDE_STROKES, ...CORNER, ...CORNERS, ...CONSTRAINTS },
  VECTOR: { ...SHAPE, ...GEOMETRY, ...CORNER, ...CONSTRAINTS },
  STAR: { ...SHAPE, ...GEOMETRY, ...CORNER, ...CONSTRAINTS },
  POLYGON: { ...SHAPE, ...GEOMETRY, ...CORNER, ...CONSTRAINTS },
  ELLIPSE: { ...SHAPE, ...CORNER, ...CONSTRAINTS, arcData: fieldOr<ArcData>("arcData", WHOLE) },
  LINE: { ...SHAPE, ...CONSTRAINTS },
  BOOLEAN_OPERATION: { ...PAINTED, ...GEOMETRY, ...CORNER, ...CHILDREN },
  TEXT: { ...SHAPE, ...CONSTRAINTS, ...TEXT, ...TEXT_EDITS },
  TEXT_PATH: { ...SHAPE, ...CONSTRAINTS, ...PATH_TEXT },
};

const SETTERS: Readonly<Record<string, (value: never, view: NodeView) => Record<string, unknown>>> = {
  ...SCENE_SETTERS,
  ...STYLING_SETTERS,
  ...LAYOUT_SETTERS,
  ...TEXT_SETTERS,
  ...TEXT_EDIT_SETTERS,
  ...ANNOTATED_SETTERS,
};

const WIDE_SETTERS: Readonly<Record<string, (value: never, view: NodeView) => readonly DocumentChange[]>> =
  PLACEMENT_SETTERS;

/** The computed properties of a node type; an unknown type has those of every layer. */
export const propertiesOf = (type: string): Group => KINDS[type] ?? LAYER;

type SetTo = (value: unknown, view: NodeView) => readonly DocumentChange[];

/** Turns a value that the plugin sets into changes of the document; undefined where a property is read-only. */
export function setterOf(name: string): SetTo | undefined {
  const wide = WIDE_SETTERS[name];
  if (wide) return wide as SetTo;
  const toFields = SETTERS[name] as ((value: unknown, view: NodeView) => Record<string, unknown>) | undefined;
  return toFields && ((value, view) => [{ type: "set", id: view.rest.id, fields: toFields(value, view) }]);
}
