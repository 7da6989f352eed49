import type { ScenePatch, Unread } from "../../../protocol/messages.ts";
import type { SceneNode } from "../../../../shared/scene/scene.ts";

function idsIn({ changes }: ScenePatch): ReadonlySet<string> {
  const ids = new Set(changes.map(({ id }) => id));
  const waiting: SceneNode[] = changes.flatMap(({ node }) => node ?? []);
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    ids.add(node.id);
    for (const child of node.children ?? []) waiting.push(child);
  }
  return ids;
}

/** The parts of a scene that cannot be read, after some of its layers were read anew; null: there are none. */
export function mergeUnread(before: Unread | null, patch: ScenePatch): Unread | null {
  const { unread: added = { count: 0, first: [] } } = patch;
  const ids = before === null ? new Set() : idsIn(patch);
  const kept = (before?.first ?? []).filter(({ id }) => !ids.has(id));
  const unnamed = before === null ? 0 : before.count - before.first.length;
  const count = kept.length + unnamed + added.count;
  return count > 0 ? { count, first: [...kept, ...added.first] } : null;
}
