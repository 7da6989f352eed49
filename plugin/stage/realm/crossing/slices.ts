import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";

/** A layer without what is in it, and how much that is; undefined where it can hold nothing. */
type Flat = readonly [fields: RestNode, children: number | undefined];

/** Some layers of a tree, in the order in which they are met: parents before children. */
export type Slice = readonly Flat[];

/** The most nodes that one message may carry without keeping a page from answering. */
const SLICE_NODES = 300;

function* flat(node: RestNode): Generator<Flat> {
  const { children, ...fields } = node;
  yield [fields, children?.length];
  for (const child of children ?? []) yield* flat(child);
}

/** Cuts a tree into slices, each small enough to be handed over in one go. */
export function* slicesOf(root: RestNode): Generator<Slice> {
  let slice: Flat[] = [];
  for (const node of flat(root)) {
    slice.push(node);
    if (slice.length < SLICE_NODES) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}

interface Open {
  readonly children: RestNode[];
  missing: number;
}

/** Puts slices together again. */
export interface Gathering {
  add(slice: Slice): void;
  /** The tree, once all its slices have come. */
  root(): RestNode | undefined;
}

export function gatherSlices(): Gathering {
  const open: Open[] = [];
  let root: RestNode | undefined;
  const enter = ([fields, count]: Flat) => {
    const children: RestNode[] = [];
    const node = count === undefined ? fields : { ...fields, children };
    const parent = open.at(-1);
    if (parent) {
      parent.children.push(node);
      parent.missing--;
    } else root = node;
    if (count) open.push({ children, missing: count });
    while (open.at(-1)?.missing === 0) open.pop();
  };
  return { add: (slice) => slice.forEach(enter), root: () => (open.length === 0 ? root : undefined) };
}
