import type { SceneNode as CapturedNode } from "../../../shared/scene/scene.ts";
import type { Reading } from "../read/reading.ts";

interface Entry {
  readonly parentId: string | null;
  readonly type: string;
  readonly childIds: readonly string[];
  /** The main component of an instance. */
  readonly componentId: string | undefined;
}

/** What the panel has been told: the layers that it knows, and the parent of each. */
export type LayerOutline = Map<string, Entry>;

function enterAlone(outline: LayerOutline, node: CapturedNode, parentId: string | null): void {
  const { id, type, instance, children = [] } = node;
  const childIds = children.map((child) => child.id);
  outline.set(id, { parentId, type, childIds, componentId: instance?.componentId });
}

/** Enters a layer with everything inside it. */
export function enter(outline: LayerOutline, node: CapturedNode, parentId: string | null): void {
  enterAlone(outline, node, parentId);
  for (const child of node.children ?? []) enter(outline, child, node.id);
}

/** The same for a screen of many layers, in steps of a reading: the editor breathes in between. */
export async function enterInSteps(
  outline: LayerOutline,
  frame: CapturedNode,
  reading: Reading,
): Promise<void> {
  const waiting: (readonly [CapturedNode, string | null])[] = [[frame, null]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const pause = reading.step();
    if (pause) await pause;
    const [node, parentId] = next;
    enterAlone(outline, node, parentId);
    for (const child of node.children ?? []) waiting.push([child, node.id]);
  }
}

/** Whether a layer lies in one of some others. */
export function isInsideAny(outline: LayerOutline, id: string, others: ReadonlySet<string>): boolean {
  for (let at = outline.get(id)?.parentId ?? null; at !== null; at = outline.get(at)?.parentId ?? null)
    if (others.has(at)) return true;
  return false;
}

/** The screens that are followed. */
export const framesOf = (outline: LayerOutline): readonly string[] =>
  [...outline].flatMap(([id, { parentId }]) => (parentId === null ? [id] : []));

/** Strikes a layer with everything inside it, but for what has gone elsewhere. */
export function leave(outline: LayerOutline, id: string): void {
  const { childIds = [] } = outline.get(id) ?? {};
  outline.delete(id);
  for (const childId of childIds) if (outline.get(childId)?.parentId === id) leave(outline, childId);
}

/** The instances by the id of their main component. */
export function instancesByComponent(outline: LayerOutline): ReadonlyMap<string, readonly string[]> {
  const instances = new Map<string, string[]>();
  for (const [id, { componentId }] of outline) {
    if (componentId === undefined) continue;
    const known = instances.get(componentId);
    if (known) known.push(id);
    else instances.set(componentId, [id]);
  }
  return instances;
}

/** Groups shrink and grow with their children, and the editor does not always say so. */
const TAKES_SIZE_FROM_CHILDREN: ReadonlySet<string> = new Set(["GROUP", "BOOLEAN_OPERATION"]);

/** The layer that must be read anew when one inside it changes. */
export function widen(outline: LayerOutline, id: string): string {
  const parentId = outline.get(id)?.parentId ?? null;
  const parent = parentId === null ? undefined : outline.get(parentId);
  return parentId !== null && parent && TAKES_SIZE_FROM_CHILDREN.has(parent.type)
    ? widen(outline, parentId)
    : id;
}
