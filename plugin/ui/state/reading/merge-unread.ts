import { nodesById } from "../../../../shared/scene/nodes-by-id.ts";
import type { Unread } from "../../../protocol/collect-unread.ts";
import type { ScenePatch } from "../../../protocol/messages.ts";

const idsIn = ({ changes }: ScenePatch): ReadonlySet<string> =>
  new Set([...changes.map(({ id }) => id), ...nodesById(changes.flatMap(({ node }) => node ?? [])).keys()]);

/** The parts of a scene that cannot be read, after some of its layers were read anew; null: there are none. */
export function mergeUnread(before: Unread | null, patch: ScenePatch): Unread | null {
  const { unread: added = { count: 0, first: [] } } = patch;
  const ids = before === null ? new Set() : idsIn(patch);
  const kept = (before?.first ?? []).filter(({ id }) => !ids.has(id));
  const unnamed = before === null ? 0 : before.count - before.first.length;
  const count = kept.length + unnamed + added.count;
  return count > 0 ? { count, first: [...kept, ...added.first] } : null;
}
