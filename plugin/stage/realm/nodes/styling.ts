import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { toPluginEffects, toPluginPaints, toRestPaints } from "./paints.ts";
import { paintsOfStyle, sharedStyleOf } from "../library.ts";
import { refusePatterns, requireNumber, requirePaints } from "./valid.ts";
import { fieldOr, type Getters, type Setters, type NodeView } from "./stage.ts";

type Mixed = PluginAPI["mixed"];
type RestStyles = Readonly<Record<string, string>>;

const stylesOf = (rest: RestNode): RestStyles => (rest["styles"] ?? {}) as RestStyles;

/** The id of a shared style; the plugin API says an empty text for none. */
export const styleId =
  (kind: string, otherwise = kind) =>
  ({ rest }: NodeView): string =>
    stylesOf(rest)[kind] ?? stylesOf(rest)[otherwise] ?? "";

const equalOrMixed = (values: readonly number[], mixed: Mixed): number | Mixed =>
  values.every((value) => value === values[0]) ? (values[0] ?? 0) : mixed;

const SIDES = ["top", "right", "bottom", "left"] as const;

const strokeWeight =
  (side: (typeof SIDES)[number]) =>
  ({ rest }: NodeView): number => {
    const each = rest["individualStrokeWeights"] as Record<string, number> | undefined;
    return each ? (each[side] ?? 0) : Number(rest["strokeWeight"] ?? 1);
  };

const strokeWeights = (view: NodeView): readonly number[] => SIDES.map((side) => strokeWeight(side)(view));

const corner =
  (index: number) =>
  ({ rest }: NodeView): number => {
    const radii = rest["rectangleCornerRadii"] as readonly number[] | undefined;
    return radii?.[index] ?? Number(rest["cornerRadius"] ?? 0);
  };

/** Opacity, blending and effects. */
export const BLENDING = {
  opacity: fieldOr("opacity", 1),
  blendMode: fieldOr<BlendMode>("blendMode", "PASS_THROUGH"),
  isMask: fieldOr("isMask", false),
  effects: ({ rest }) => toPluginEffects(rest["effects"]),
  effectStyleId: styleId("effect", "effects"),
} satisfies Getters<BlendMixin>;

export const FILLS = {
  fills: ({ rest }) => toPluginPaints(rest["fills"] ?? rest["background"]),
  fillStyleId: styleId("fill", "fills"),
} satisfies Getters<MinimalFillsMixin>;

/** Paths in the words of the plugin API; they are kept for small drawings only. */
const geometry =
  (name: "fillGeometry" | "strokeGeometry") =>
  ({ rest }: NodeView): VectorPaths =>
    ((rest[name] ?? []) as readonly { readonly path: string; readonly windingRule?: WindingRule }[]).map(
      ({ path, windingRule = "NONZERO" }) => ({ data: path, windingRule }),
    );

/** Outlines of a drawing from points. */
export const GEOMETRY = {
  fillGeometry: geometry("fillGeometry"),
  strokeGeometry: geometry("strokeGeometry"),
} satisfies Getters<GeometryMixin>;

export const STROKES = {
  strokes: ({ rest }) => toPluginPaints(rest["strokes"]),
  strokeStyleId: styleId("stroke", "strokes"),
  strokeWeight: (view) =>
    view.rest["individualStrokeWeights"]
      ? equalOrMixed(strokeWeights(view), view.stage.mixed)
      : Number(view.rest["strokeWeight"] ?? 1),
  strokeAlign: fieldOr<"INSIDE" | "CENTER" | "OUTSIDE">("strokeAlign", "INSIDE"),
  strokeCap: fieldOr<StrokeCap>("strokeCap", "NONE"),
  dashPattern: fieldOr<readonly number[]>("strokeDashes", []),
} satisfies Getters<GeometryMixin>;

export const SIDE_STROKES = {
  strokeTopWeight: strokeWeight("top"),
  strokeRightWeight: strokeWeight("right"),
  strokeBottomWeight: strokeWeight("bottom"),
  strokeLeftWeight: strokeWeight("left"),
} satisfies Getters<IndividualStrokesMixin>;

export const CORNER = {
  cornerRadius: (view) =>
    view.rest["rectangleCornerRadii"]
      ? equalOrMixed(
          [0, 1, 2, 3].map((index) => corner(index)(view)),
          view.stage.mixed,
        )
      : Number(view.rest["cornerRadius"] ?? 0),
} satisfies Getters<CornerMixin>;

export const CORNERS = {
  topLeftRadius: corner(0),
  topRightRadius: corner(1),
  bottomRightRadius: corner(2),
  bottomLeftRadius: corner(3),
} satisfies Getters<RectangleCornerMixin>;

function restPaints(name: string, paints: readonly Paint[]) {
  requirePaints(name, paints);
  return toRestPaints(paints);
}

/** Paints that are set by hand are those of no style any more. */
const unnamed = (rest: RestNode, kind: string) =>
  rest["styles"] === undefined ? {} : { styles: { ...stylesOf(rest), [kind]: "" } };

const sideSetter = (side: (typeof SIDES)[number]) => (width: number, view: NodeView) => {
  requireNumber("strokeWeight", width, 0);
  const [top, right, bottom, left] = strokeWeights(view);
  return { individualStrokeWeights: { top, right, bottom, left, [side]: width } };
};

/** The fills of a whole text are those of its stretches, too. */
function ofWhole({ rest }: NodeView): Record<string, unknown> {
  const table = rest["styleOverrideTable"] as Record<string, Record<string, unknown>> | undefined;
  if (!table) return {};
  const styles = Object.entries(table).map(([key, style]) => {
    const { fills: _, inheritFillStyleId: __, ...others } = style;
    return [key, others];
  });
  return { styleOverrideTable: Object.fromEntries(styles) };
}

/** The fields of a layer that has some fills. */
const withFills = (fills: readonly Paint[], view: NodeView): Record<string, unknown> => ({
  fills: restPaints("fills", fills),
  ...unnamed(view.rest, "fill"),
  ...ofWhole(view),
});

/** The fields of a layer that has some strokes. */
const withStrokes = (strokes: readonly Paint[], { rest }: NodeView): Record<string, unknown> => ({
  strokes: restPaints("strokes", strokes),
  ...unnamed(rest, "stroke"),
});

export const STYLING_SETTERS = {
  opacity: (opacity) => {
    requireNumber("opacity", opacity, 0, 1);
    return { opacity };
  },
  fills: (fills, view) => {
    const paints = typeof fills === "symbol" ? [] : fills;
    refusePatterns("fills", paints);
    return withFills(paints, view);
  },
  strokes: (strokes, view) => {
    refusePatterns("strokes", strokes);
    return withStrokes(strokes, view);
  },
  strokeWeight: (strokeWeight) => {
    requireNumber("strokeWeight", strokeWeight, 0);
    return { strokeWeight, individualStrokeWeights: undefined };
  },
  strokeTopWeight: sideSetter("top"),
  strokeRightWeight: sideSetter("right"),
  strokeBottomWeight: sideSetter("bottom"),
  strokeLeftWeight: sideSetter("left"),
  cornerRadius: (cornerRadius) => {
    requireNumber("cornerRadius", cornerRadius, 0);
    return { cornerRadius, rectangleCornerRadii: undefined };
  },
} satisfies Setters<FrameNode>;

/** A shared style of a type; one that is not there, or is of another type, is refused. */
function requireStyle({ stage }: NodeView, id: string, type: StyleType) {
  const style = sharedStyleOf(stage.document, id);
  if (id !== "" && style?.type !== type)
    throw new Error(`There is no style of the type ${type} with id "${id}"`);
  return style;
}

/** Sets a shared style of a layer, and the fields that it brings. */
export const named =
  (kind: string, type: StyleType, fieldsOf: (view: NodeView, id: string) => Record<string, unknown>) =>
  (view: NodeView) =>
  async (id: string): Promise<void> => {
    const { rest, stage } = view;
    const style = requireStyle(view, id, type);
    if (style?.fontName) stage.fonts.require([style.fontName], "setTextStyleIdAsync");
    const fields = { ...fieldsOf(view, id), styles: { ...stylesOf(rest), [kind]: id } };
    stage.change([{ type: "set", id: rest.id, fields }]);
  };

const paintsBy =
  (field: "fills" | "strokes") =>
  ({ stage }: NodeView, id: string) => {
    const paints = paintsOfStyle(stage.document, id);
    return paints ? { [field]: paints } : {};
  };

/** A style of fills takes the place of all fills of a layer. */
const fillsBy = (view: NodeView, id: string) => ({ ...paintsBy("fills")(view, id), ...ofWhole(view) });

/** The fields of a stretch of text that has a style of fills. */
export function rangeFills(view: NodeView, id: string): Record<string, unknown> {
  requireStyle(view, id, "PAINT");
  return { ...paintsBy("fills")(view, id), inheritFillStyleId: id };
}

/** Sets paints of any kind, once what they refer to is there. */
const whenLoaded =
  (fieldsOf: (paints: readonly Paint[], view: NodeView) => Record<string, unknown>, doing: string) =>
  (view: NodeView) =>
  async (paints: readonly Paint[]): Promise<void> => {
    await Promise.resolve();
    const fields = fieldsOf(paints, view);
    view.stage.change([{ type: "set", id: view.rest.id, fields }], doing);
  };

/** Gives a layer fills or strokes, or a shared style of them. */
export const SET_FILLS = {
  setFillsAsync: whenLoaded(withFills, "setFillsAsync"),
  setFillStyleIdAsync: named("fill", "PAINT", fillsBy),
} satisfies Getters<MinimalFillsMixin>;
export const SET_STROKES = {
  setStrokesAsync: whenLoaded(withStrokes, "setStrokesAsync"),
  setStrokeStyleIdAsync: named("stroke", "PAINT", paintsBy("strokes")),
} satisfies Getters<MinimalStrokesMixin>;
