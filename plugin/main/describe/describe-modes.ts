import type { LayerFields, RestFields } from "./fields.ts";

type Modes = SceneNode["explicitVariableModes"];

const isGround = (node: BaseNode | null): node is PageNode | SectionNode =>
  node?.type === "PAGE" || node?.type === "SECTION";

/** The modes that a layer on the canvas has from its sections and its page. */
const modesAround = (ground: PageNode | SectionNode): RestFields =>
  Object.assign({}, isGround(ground.parent) && modesAround(ground.parent), ground.explicitVariableModes);

/** The variable modes that are set on a layer. */
export function describeModes(node: SceneNode, fields: LayerFields): void {
  const own: Modes | undefined = node.explicitVariableModes;
  if (own && Object.keys(own).length > 0) fields["explicitVariableModes"] = own;
}

/**
 * The variable modes in force on a screen: its own, those of what it lies in, and those that a workspace or a team sets,
 * which only `resolvedVariableModes` tells.
 */
export function describeModesAround(screen: SceneNode, fields: LayerFields): void {
  const around = isGround(screen.parent) && modesAround(screen.parent);
  fields["explicitVariableModes"] = Object.assign(
    {},
    around,
    screen.resolvedVariableModes,
    fields["explicitVariableModes"],
  );
}
