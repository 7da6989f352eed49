import { joined, type RestFields } from "./rest-fields.ts";

type Modes = SceneNode["explicitVariableModes"];

const isGround = (node: BaseNode | null): node is PageNode | SectionNode =>
  node?.type === "PAGE" || node?.type === "SECTION";

/** The modes that a layer on the canvas has from its sections and its page. */
const modesAround = ({ parent }: BaseNode): RestFields | undefined =>
  isGround(parent) ? joined(modesAround(parent), parent.explicitVariableModes) : undefined;

/**
 * The variable modes that are set on a layer. A screen has those of its surroundings too, and those that a workspace
 * or a team sets, which only `resolvedVariableModes` tells.
 */
export function describeModes(node: SceneNode): RestFields {
  const around = modesAround(node);
  const own: Modes | undefined = node.explicitVariableModes;
  return {
    explicitVariableModes: around ? joined(around, node.resolvedVariableModes, own) : own,
  };
}
