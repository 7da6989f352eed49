/** Reads nodes of the editor, each property once: a call of the editor stands behind each, and thousands of them hold it up. */
export type SeenOnce = <Node extends BaseNode>(node: Node) => Node;

type Properties = Record<PropertyKey, unknown>;

const isNode = (value: unknown): value is BaseNode =>
  typeof value === "object" && value !== null && "id" in value && "type" in value && "parent" in value;

/**
 * Sees nodes as they are when they are looked at first: of one moment, and for no longer. All that is reached from a node,
 * its parent and its children, is seen so, too; a node is always the same object.
 */
export function seenOnce(): SeenOnce {
  const known = new Map<string, BaseNode>();
  const seen = new WeakMap<object, BaseNode>();
  const asSeen = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(asSeen);
    return isNode(value) ? see(value) : value;
  };
  const look = (node: BaseNode, id: string): BaseNode => {
    const properties = new Map<PropertyKey, unknown>([["id", id]]);
    return new Proxy({} as BaseNode, {
      has: (_, name) => name in node,
      get: (_, name) => {
        if (properties.has(name)) return properties.get(name);
        const value = (node as unknown as Properties)[name];
        // A call goes to the node itself: it knows nothing of who sees it.
        const kept =
          typeof value === "function" ? (value as (...args: never[]) => unknown).bind(node) : asSeen(value);
        properties.set(name, kept);
        return kept;
      },
    });
  };
  const see = (node: BaseNode): BaseNode => {
    const found = seen.get(node);
    if (found) return found;
    const { id } = node;
    const one = known.get(id) ?? look(node, id);
    known.set(id, one);
    seen.set(node, one);
    seen.set(one, one);
    return one;
  };
  return see as SeenOnce;
}
