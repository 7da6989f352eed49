import { toPluginEffects, toPluginPaints, toRestPaints } from "./paints.ts";
import { sharedStyleOf } from "../library.ts";
import { requireNumber, requirePaints } from "./valid.ts";
import { fieldOr, type Getters, type Setters, type NodeView } from "./stage.ts";

type Mixed = PluginAPI["mixed"];
type RestStyles = Readonly<Record<string, string>>;

/** The id of a shared style; the plugin API says an empty text for none. */
export const styleId =
  (kind: string, otherwise = kind) =>
  ({ rest }: NodeView): string => {
    const styles = rest["styles"] as RestStyles | undefined;
    return styles?.[kind] ?? styles?.[otherwise] ?? "";
  };

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

export const STYLING_SETTERS = {
  opacity: (opacity) => {
    requireNumber("opacity", opacity, 0, 1);
    return { opacity };
  },
  fills: (fills) => ({ fills: typeof fills === "symbol" ? [] : restPaints("fills", fills) }),
  strokes: (strokes) => ({ strokes: restPaints("strokes", strokes) }),
  strokeWeight: (strokeWeight) => {
    requireNumber("strokeWeight", strokeWeight, 0);
    return { strokeWeight, individualStrokeWeights: undefined };
  },
  cornerRadius: (cornerRadius) => {
    requireNumber("cornerRadius", cornerRadius, 0);
    return { cornerRadius, rectangleCornerRadii: undefined };
  },
} satisfies Setters<Pick<FrameNode, "opacity" | "fills" | "strokes" | "strokeWeight" | "cornerRadius">>;

/** Sets a shared style of a layer; one that is not there, or is of another kind, is refused. */
export const named =
  (kind: string, type: StyleType) =>
  ({ rest, stage }: NodeView) =>
  (id: string): Promise<void> => {
    const style = sharedStyleOf(stage.document, id);
    if (id !== "" && style?.type !== type)
      return Promise.reject(new Error(`There is no style of the type ${type} with id "${id}"`));
    try {
      if (style?.fontName) stage.fonts.require([style.fontName], "setTextStyleIdAsync");
    } catch (error) {
      return Promise.reject(error);
    }
    const styles = { ...(rest["styles"] as RestStyles | undefined), [kind]: id };
    stage.change([{ type: "set", id: rest.id, fields: { styles } }]);
    return Promise.resolve();
  };

/** Gives the fills or the strokes of a layer a shared style. */
export const NAMED_FILLS = {
  setFillStyleIdAsync: named("fill", "PAINT"),
} satisfies Getters<MinimalFillsMixin>;
export const NAMED_STROKES = {
  setStrokeStyleIdAsync: named("stroke", "PAINT"),
} satisfies Getters<MinimalStrokesMixin>;
