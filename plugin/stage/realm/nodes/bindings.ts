import type { NodeView } from "./stage.ts";
import { fontsIn } from "./text.ts";

type Alias = { readonly id: string };
type Bound = Record<string, unknown>;

/** Where the REST API groups what the plugin API names one by one. */
const GROUPED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  size: { x: "width", y: "height" },
  rectangleCornerRadii: {
    RECTANGLE_TOP_LEFT_CORNER_RADIUS: "topLeftRadius",
    RECTANGLE_TOP_RIGHT_CORNER_RADIUS: "topRightRadius",
    RECTANGLE_BOTTOM_RIGHT_CORNER_RADIUS: "bottomRightRadius",
    RECTANGLE_BOTTOM_LEFT_CORNER_RADIUS: "bottomLeftRadius",
  },
  individualStrokeWeights: {
    BORDER_TOP_WEIGHT: "strokeTopWeight",
    BORDER_RIGHT_WEIGHT: "strokeRightWeight",
    BORDER_BOTTOM_WEIGHT: "strokeBottomWeight",
    BORDER_LEFT_WEIGHT: "strokeLeftWeight",
    top: "strokeTopWeight",
    right: "strokeRightWeight",
    bottom: "strokeBottomWeight",
    left: "strokeLeftWeight",
  },
};

const ungroup = (names: Readonly<Record<string, string>>, aliases: Readonly<Record<string, Alias>>): Bound =>
  Object.fromEntries(Object.entries(aliases).map(([key, alias]) => [names[key] ?? key, alias]));

/** The variables bound to a node, as the plugin API names them. */
export function boundVariables({ rest }: NodeView): SceneNodeMixin["boundVariables"] {
  const bound: Bound = {};
  const given = rest["boundVariables"] as
    | Readonly<Record<string, Readonly<Record<string, Alias>>>>
    | undefined;
  if (!given) return bound;
  for (const [name, value] of Object.entries(given)) {
    const names = GROUPED[name];
    Object.assign(bound, names ? ungroup(names, value) : { [name]: value });
  }
  return bound;
}

const CORNERS: Readonly<Record<string, string>> = {
  topLeftRadius: "RECTANGLE_TOP_LEFT_CORNER_RADIUS",
  topRightRadius: "RECTANGLE_TOP_RIGHT_CORNER_RADIUS",
  bottomRightRadius: "RECTANGLE_BOTTOM_RIGHT_CORNER_RADIUS",
  bottomLeftRadius: "RECTANGLE_BOTTOM_LEFT_CORNER_RADIUS",
};

/** Binds a field of a node to a variable, as the REST API notes it. */
export const BINDING = {
  setBoundVariable: (view: NodeView) => (field: string, variable: { readonly id: string } | null) => {
    view.stage.fonts.require(fontsIn(view), "setBoundVariable");
    const given = (view.rest["boundVariables"] ?? {}) as Readonly<Record<string, object>>;
    const alias = variable && { type: "VARIABLE_ALIAS", id: variable.id };
    const corner = CORNERS[field];
    const bound = corner
      ? { ...given, rectangleCornerRadii: { ...given["rectangleCornerRadii"], [corner]: alias } }
      : { ...given, [field]: alias };
    view.stage.change([{ type: "set", id: view.rest.id, fields: { boundVariables: bound } }]);
  },
};
