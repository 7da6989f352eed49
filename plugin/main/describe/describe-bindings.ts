import { addStyle } from "./add-style.ts";
import type { Having, LayerFields, RestFields } from "./fields.ts";

/** Where the REST API puts what the plugin API names one by one. */
const GROUPS: Readonly<Record<string, readonly [group: string, key: string]>> = {
  width: ["size", "x"],
  height: ["size", "y"],
  topLeftRadius: ["rectangleCornerRadii", "RECTANGLE_TOP_LEFT_CORNER_RADIUS"],
  topRightRadius: ["rectangleCornerRadii", "RECTANGLE_TOP_RIGHT_CORNER_RADIUS"],
  bottomLeftRadius: ["rectangleCornerRadii", "RECTANGLE_BOTTOM_LEFT_CORNER_RADIUS"],
  bottomRightRadius: ["rectangleCornerRadii", "RECTANGLE_BOTTOM_RIGHT_CORNER_RADIUS"],
  strokeTopWeight: ["individualStrokeWeights", "BORDER_TOP_WEIGHT"],
  strokeBottomWeight: ["individualStrokeWeights", "BORDER_BOTTOM_WEIGHT"],
  strokeLeftWeight: ["individualStrokeWeights", "BORDER_LEFT_WEIGHT"],
  strokeRightWeight: ["individualStrokeWeights", "BORDER_RIGHT_WEIGHT"],
};

const NONE: RestFields = {};

/** The variables bound to a layer. */
export function describeBindings(node: SceneNode, fields: LayerFields): void {
  const aliases: RestFields = node.boundVariables ?? NONE;
  const names = Object.keys(aliases);
  if (names.length === 0) return;
  const bound: LayerFields = {};
  for (const name of names) {
    const alias = aliases[name];
    if (alias === undefined) continue;
    const [group, key] = GROUPS[name] ?? [];
    if (group === undefined || key === undefined) bound[name] = alias;
    else bound[group] = Object.assign({}, bound[group], { [key]: alias });
  }
  if (Object.keys(bound).length > 0) fields["boundVariables"] = bound;
}

/** The shared style of one kind that a layer has. One without paints or effects, which were described before, has none. */
export const describeStyle =
  <Name extends string>(kind: string, name: Name, of: "fills" | "strokes" | "effects") =>
  (node: Readonly<Record<Name, string | PluginAPI["mixed"]>>, fields: LayerFields): void => {
    if (fields[of] !== undefined) addStyle(fields, kind, node[name]);
  };

/** The prototype reactions of a layer; older plugin data has one action a reaction. */
export function describeInteractions(node: Having<"reactions">, fields: LayerFields): void {
  const { reactions } = node;
  if (reactions.length === 0) return;
  fields["interactions"] = reactions.map(({ trigger, actions, action }) => ({
    ...(trigger && { trigger }),
    actions: (actions ?? [action]).filter((given) => given !== undefined),
  }));
}

/** The properties of an instance. The editor throws for an instance whose component set is faulty. */
export function describeProperties(node: Having<"componentProperties">, fields: LayerFields): void {
  try {
    fields["componentProperties"] = node.componentProperties;
  } catch {
    // The others are told, and so is its component.
  }
}
