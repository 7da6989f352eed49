import type { SceneNode } from "../../shared/scene/scene.ts";

/** A layer without what is in it, and how many layers that is. */
export type FlatNode = readonly [fields: SceneNode, children: number];

/** What one message may carry without holding the editor up. */
const SLICE_NODES = 250;

function* flat(node: SceneNode): Generator<FlatNode> {
  // Most layers hold nothing: those are handed over as they are, not copied.
  if (!node.children) return yield [node, 0];
  const { children, ...fields } = node;
  yield [fields, children.length];
  for (const child of children) yield* flat(child);
}

/** Cuts layers, with all that is in them, into slices: parents before children. */
export function* slicesOf(nodes: readonly SceneNode[]): Generator<readonly FlatNode[]> {
  let slice: FlatNode[] = [];
  for (const node of nodes)
    for (const one of flat(node)) {
      slice.push(one);
      if (slice.length < SLICE_NODES) continue;
      yield slice;
      slice = [];
    }
  if (slice.length > 0) yield slice;
}

/** Puts slices together again, given in their order. */
export function fromSlices(slices: readonly (readonly FlatNode[])[]): readonly SceneNode[] {
  const all = slices.flat();
  let at = 0;
  const next = (): SceneNode[] => {
    const one = all[at++];
    if (!one) return [];
    const [fields, count] = one;
    const children: SceneNode[] = [];
    for (let index = 0; index < count; index++) for (const child of next()) children.push(child);
    return [count > 0 ? { ...fields, children } : fields];
  };
  const nodes: SceneNode[] = [];
  while (at < all.length) for (const node of next()) nodes.push(node);
  return nodes;
}
