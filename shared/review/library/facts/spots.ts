import type { Library } from "../../../scene/library.ts";
import type { Scene, SceneNode } from "../../../scene/scene.ts";
import type { Modes } from "../../../scene/variable-color.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";

/** A layer in its place in a library. */
export interface Spot {
  readonly node: SceneNode;
  readonly scene: Scene;
  readonly parent: Spot | null;
  /** The modes in force. */
  readonly modes: Modes;
  /** The frame of the page that it lies in, or is. */
  readonly frame: SceneNode;
  /** The main component or variant that it lies in, or is. */
  readonly component: Spot | null;
  /** The set that it lies in, or is. */
  readonly set: Spot | null;
  /** It is an instance, or lies in one: it shows what the main component says, unless somebody changed that. */
  readonly isInstance: boolean;
}

const NO_MODES: Modes = {};

const withModes = (around: Modes, { modes }: SceneNode): Modes => (modes ? { ...around, ...modes } : around);

function spotOf(node: SceneNode, parent: Spot | null, scene: Scene, frame: SceneNode): Spot {
  const spot = {
    node,
    scene,
    parent,
    frame,
    modes: withModes(parent?.modes ?? NO_MODES, node),
    isInstance: node.type === "INSTANCE" || (parent?.isInstance ?? false),
  };
  const made: { -readonly [Key in keyof Spot]: Spot[Key] } = {
    ...spot,
    component: parent?.component ?? null,
    set: parent?.set ?? null,
  };
  if (node.type === "COMPONENT") made.component ??= made;
  if (node.type === "COMPONENT_SET") made.set ??= made;
  return made;
}

function collect(scene: Scene, frame: SceneNode, spots: Spot[]): void {
  const visit = (node: SceneNode, parent: Spot | null): void => {
    const spot = spotOf(node, parent, scene, frame);
    spots.push(spot);
    for (const child of node.children ?? []) visit(child, spot);
  };
  visit(frame, null);
}

/** All layers of a library with what surrounds them, page by page, in painting order. */
export const spotsOf = rememberedObject(({ scenes }: Library): readonly Spot[] => {
  const spots: Spot[] = [];
  for (const scene of scenes) for (const frame of scene.frames) collect(scene, frame, spots);
  return spots;
});

/** The reference by which a report points at a layer of a library. */
export const refOf = ({ node: { id, name } }: Spot): { readonly id: string; readonly name: string } => ({
  id,
  name,
});
