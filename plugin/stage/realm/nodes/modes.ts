import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { fieldOr, type Getters, type NodeView } from "./stage.ts";

type Modes = SceneNode["explicitVariableModes"];

const explicitModes = fieldOr<Modes>("explicitVariableModes", {});

function inheritedModes({ rest, stage }: NodeView): Modes {
  const { nodes, parents } = stage.document;
  const parent: RestNode | undefined = nodes.get(parents.get(rest.id) ?? "");
  const around = parent ? inheritedModes({ rest: parent, stage }) : {};
  return { ...around, ...explicitModes({ rest, stage }) };
}

/** The variable modes that are set on a node. */
export const EXPLICIT_MODES = { explicitVariableModes: explicitModes } satisfies Getters<SceneNode>;

/** The explicit modes, and those that a layer has from the layers around it. */
export const MODES = {
  ...EXPLICIT_MODES,
  resolvedVariableModes: inheritedModes,
} satisfies Getters<SceneNode>;
