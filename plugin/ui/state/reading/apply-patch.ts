import { keepSame } from "./keep-same.ts";
import type { ScenePatch, CapturedTables } from "../../../protocol/messages.ts";
import type { Scene, SceneNode } from "../../../../shared/scene/scene.ts";

type Changes = ReadonlyMap<string, SceneNode | null>;

function patchChildren(children: readonly SceneNode[], changes: Changes): readonly SceneNode[] {
  const patched = children.flatMap((child) => patchNode(child, changes) ?? []);
  const isSame = patched.length === children.length && patched.every((child, i) => child === children[i]);
  return isSame ? children : patched;
}

function patchNode(node: SceneNode, changes: Changes): SceneNode | null {
  const change = changes.get(node.id);
  if (change === null) return null;
  const fresh = change ? keepSame(node, change) : node;
  const children = fresh.children && patchChildren(fresh.children, changes);
  return children === undefined || children === fresh.children ? fresh : { ...fresh, children };
}

const TABLES = ["components", "styles", "variables", "collections", "images"] as const;

/** The values of a variable may be others where no layer looks different: in another mode. */
const mergeTables = (scene: CapturedTables, patch: ScenePatch): Partial<CapturedTables> =>
  Object.fromEntries(
    TABLES.filter((name) => patch[name]).map((name) => [
      name,
      keepSame(scene[name], { ...scene[name], ...patch[name] }),
    ]),
  );

/** The scene after a change. What did not change stays the same object, so a touched frame is known by identity. */
export function applyPatch(scene: Scene, patch: ScenePatch): Scene {
  const { changes, page } = patch;
  const frames = patchChildren(scene.frames, new Map(changes.map(({ id, node }) => [id, node])));
  return keepSame(scene, { ...scene, ...(page && { page }), frames, ...mergeTables(scene, patch) });
}
