import { isGround } from "../screens.ts";
import type { RestFields } from "./rest-fields.ts";

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

/** The variables bound to a layer. */
export function describeBindings(node: SceneNode): RestFields {
  const bound: Record<string, unknown> = {};
  for (const [name, alias] of Object.entries(node.boundVariables ?? {})) {
    const [group, key] = GROUPS[name] ?? [];
    if (group === undefined || key === undefined) bound[name] = alias;
    else bound[group] = { ...(bound[group] as RestFields | undefined), [key]: alias };
  }
  return { boundVariables: bound };
}

/** The shared styles of a layer; those of a text differ from stretch to stretch. */
export function describeStyles(node: SceneNode): RestFields {
  const idOf = (id: string | PluginAPI["mixed"]) => (typeof id === "string" && id !== "" ? id : undefined);
  return {
    styles: {
      fill: "fillStyleId" in node ? idOf(node.fillStyleId) : undefined,
      stroke: "strokeStyleId" in node ? idOf(node.strokeStyleId) : undefined,
      effect: "effectStyleId" in node ? idOf(node.effectStyleId) : undefined,
      grid: "gridStyleId" in node ? idOf(node.gridStyleId) : undefined,
    },
  };
}

/** The prototype reactions of a layer; older plugin data has one action a reaction. */
export function describeInteractions(node: SceneNode): RestFields {
  if (!("reactions" in node)) return {};
  const interactions = node.reactions.map(({ trigger, actions, action }) => ({
    trigger: trigger ?? undefined,
    actions: (actions ?? [action]).filter((given) => given !== undefined),
  }));
  return { interactions };
}

/** How a screen behaves where it is opened as an overlay; the REST API does not tell, so the name is the plugin API's. */
export const describeOverlay = (node: SceneNode): RestFields =>
  "overlayBackgroundInteraction" in node && isGround(node.parent)
    ? { overlayBackgroundInteraction: node.overlayBackgroundInteraction }
    : {};

/** What component a frame was an instance of; the REST API does not tell, so the name is the plugin API's. */
export const describeDetaching = (node: SceneNode): RestFields => ({
  detachedInfo: "detachedInfo" in node ? (node.detachedInfo ?? undefined) : undefined,
});

/** The properties of an instance. The editor throws for an instance whose component set is faulty. */
export function describeProperties(node: SceneNode): RestFields {
  if (node.type !== "INSTANCE") return {};
  try {
    return { componentProperties: node.componentProperties };
  } catch {
    return {};
  }
}
