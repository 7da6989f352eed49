interface Holder<Held> {
  readonly children?: readonly Held[];
}

/** A layer and all that lies in it, each before what it holds. */
export function everyNode<Node extends Holder<Node>>(root: Node, found: Node[] = []): readonly Node[] {
  found.push(root);
  for (const child of root.children ?? []) everyNode(child, found);
  return found;
}
