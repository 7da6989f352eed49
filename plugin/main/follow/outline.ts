import { groupBy } from "../../../shared/group-by.ts";
import type { DescribedLayer } from "../../protocol/slices.ts";

interface Entry {
  readonly parentId: string | null;
  readonly type: string;
  readonly childIds: readonly string[];
  /** The main component of an instance. */
  readonly componentId: string | undefined;
}

/** The layers that the panel has been told of, by their ids. */
export type LayerOutline = Map<string, Entry>;

const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** A layer whose layers are being entered. */
interface Open {
  readonly id: string | null;
  readonly childIds: string[];
  missing: number;
}

/** Enters layers one after the other, parents before children; the first one lies in the parent that is given. */
export function entering(outline: LayerOutline, parentId: string | null): (layer: DescribedLayer) => void {
  const open: Open[] = [];
  return ([fields, children]) => {
    const around = open[open.length - 1];
    const id = String(fields["id"]);
    const childIds: string[] = [];
    const type = String(fields["type"]);
    const componentId = textIn(fields["componentId"]);
    outline.set(id, { parentId: around ? around.id : parentId, type, childIds, componentId });
    if (around) {
      around.childIds.push(id);
      around.missing -= 1;
    }
    if (children > 0) open.push({ id, childIds, missing: children });
    while (open[open.length - 1]?.missing === 0) open.pop();
  };
}

/** Enters a layer with everything inside it. */
export function enter(
  outline: LayerOutline,
  layers: readonly DescribedLayer[],
  parentId: string | null,
): void {
  const enterNext = entering(outline, parentId);
  for (const layer of layers) enterNext(layer);
}

/** True when a layer lies in one of some others. */
export function isInsideAny(outline: LayerOutline, id: string, others: ReadonlySet<string>): boolean {
  for (let at = outline.get(id)?.parentId ?? null; at !== null; at = outline.get(at)?.parentId ?? null)
    if (others.has(at)) return true;
  return false;
}

/** The screens that are followed. */
export function framesOf(outline: LayerOutline): readonly string[] {
  const frames: string[] = [];
  for (const [id, { parentId }] of outline) if (parentId === null) frames.push(id);
  return frames;
}

/** Strikes a layer with everything inside it, except for layers that have moved elsewhere. */
export function leave(outline: LayerOutline, id: string): void {
  const { childIds = [] } = outline.get(id) ?? {};
  outline.delete(id);
  for (const childId of childIds) if (outline.get(childId)?.parentId === id) leave(outline, childId);
}

/** The instances by the id of their main component. */
export function instancesByComponent(outline: LayerOutline): ReadonlyMap<string, readonly string[]> {
  const instances = [...outline].flatMap(([id, { componentId }]) =>
    componentId === undefined ? [] : [{ id, componentId }],
  );
  const byComponent = groupBy(instances, ({ componentId }) => componentId);
  return new Map([...byComponent].map(([componentId, all]) => [componentId, all.map(({ id }) => id)]));
}

/** The id of the layer of a main component that a layer in an instance is made from: it is called `I<instance>;…;<layer>`. */
const originOf = (id: string): string | undefined =>
  id.startsWith("I") ? id.slice(id.lastIndexOf(";") + 1) : undefined;

/** The innermost instances that layers made from some layers of main components lie in. */
export function instancesWith(outline: LayerOutline, origins: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  for (const id of outline.keys()) {
    const origin = originOf(id);
    if (origin === undefined || !origins.has(origin)) continue;
    let at = outline.get(id)?.parentId ?? null;
    while (at !== null && outline.get(at)?.componentId === undefined) at = outline.get(at)?.parentId ?? null;
    if (at !== null) found.add(at);
  }
  return [...found];
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
