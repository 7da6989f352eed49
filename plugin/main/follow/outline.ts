import type { SceneNode as CapturedNode } from "../../../shared/scene/scene.ts";

interface Entry {
  readonly parentId: string | null;
  readonly type: string;
}

/** What the panel has been told: the layers that it knows, and the parent of each. */
export type Outline = Map<string, Entry>;

/** Enters a layer with everything inside it. */
export function enter(outline: Outline, node: CapturedNode, parentId: string | null): void {
  outline.set(node.id, { parentId, type: node.type });
  for (const child of node.children ?? []) enter(outline, child, node.id);
}

/** Whether a layer lies in another one, or is it. */
export function isWithin(outline: Outline, id: string, ancestorId: string): boolean {
  for (let next: string | null = id; next !== null; next = outline.get(next)?.parentId ?? null)
    if (next === ancestorId) return true;
  return false;
}

/** Strikes a layer with everything inside it. */
export function leave(outline: Outline, id: string): void {
  const within = [...outline.keys()].filter((known) => isWithin(outline, known, id));
  for (const known of within) outline.delete(known);
}

/** Groups shrink and grow with their children, and the editor does not always say so. */
const TAKES_SIZE_FROM_CHILDREN: ReadonlySet<string> = new Set(["GROUP", "BOOLEAN_OPERATION"]);

/** The layer that must be read anew when one inside it changes. */
export function widen(outline: Outline, id: string): string {
  const parentId = outline.get(id)?.parentId ?? null;
  const parent = parentId === null ? undefined : outline.get(parentId);
  return parentId !== null && parent && TAKES_SIZE_FROM_CHILDREN.has(parent.type)
    ? widen(outline, parentId)
    : id;
}
