import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import type { DocumentChange } from "./editor.ts";

/** The nodes of a document within reach: by id, and the id of the parent of each; the document itself has none. */
export interface NodeTree {
  readonly nodes: ReadonlyMap<string, RestNode>;
  readonly parents: ReadonlyMap<string, string>;
}

type SetChange = DocumentChange & { readonly type: "set" };

/** Fields that a layer in an instance has for itself, whatever its component has. */
const OWN: ReadonlySet<string> = new Set([
  "id",
  "name",
  "children",
  "absoluteBoundingBox",
  "absoluteRenderBounds",
  "relativeTransform",
  "pluginData",
  "relaunchData",
  "annotations",
]);

function isInComponent(document: NodeTree, id: string): boolean {
  if (document.nodes.get(id)?.type === "COMPONENT") return true;
  const parent = document.parents.get(id);
  return parent !== undefined && isInComponent(document, parent);
}

const lastStep = (id: string): string => id.slice(id.lastIndexOf(";") + 1);

/** The layers of instances by their source: a component, or a layer in one. */
function makeIndex({ nodes }: NodeTree): ReadonlyMap<string, readonly RestNode[]> {
  const index = new Map<string, RestNode[]>();
  const add = (key: string, node: RestNode) => {
    const list = index.get(key);
    if (list) list.push(node);
    else index.set(key, [node]);
  };
  for (const node of nodes.values()) {
    if (node.type === "INSTANCE") add(String(node["componentId"]), node);
    if (node.id.includes(";")) add(lastStep(node.id), node);
  }
  return index;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields that a layer has from its component, and has not changed for itself. */
function inheritedFields(fields: SetChange["fields"], before: RestNode, derived: RestNode) {
  const inherited = Object.entries(fields).filter(
    ([name]) => !OWN.has(name) && isSame(before[name], derived[name]),
  );
  return Object.fromEntries(inherited);
}

/**
 * Changes with those that follow from them in the instances of the components that they change. Where a layer has
 * something of its own it keeps that, as in the editor; that its size may follow is left out.
 */
export function withInherited(
  document: NodeTree,
  changes: readonly DocumentChange[],
): readonly DocumentChange[] {
  let index: ReadonlyMap<string, readonly RestNode[]> | undefined;
  return changes.flatMap((change) => {
    const before = change.type === "set" ? document.nodes.get(change.id) : undefined;
    if (change.type !== "set" || !before || !isInComponent(document, change.id)) return [change];
    index ??= makeIndex(document);
    const step = before.id.startsWith("I") ? before.id.slice(1) : before.id;
    const derived = (index.get(lastStep(before.id)) ?? []).filter(
      ({ id, componentId }) => id.endsWith(`;${step}`) || componentId === before.id,
    );
    const following = derived.map((node): SetChange => ({
      type: "set",
      id: node.id,
      fields: inheritedFields(change.fields, before, node),
      isSilent: true,
    }));
    return [change, ...following.filter(({ fields }) => Object.keys(fields).length > 0)];
  });
}
