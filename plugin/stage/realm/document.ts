import type { DocumentChange } from "./editor.ts";
import { type NodeTree, withInherited } from "./inherited.ts";
import { everyNode } from "../../../shared/scene/every-node.ts";
import type { RestFile, RestNode } from "../../../shared/scene/rest/rest-file.ts";

/** A design file with its nodes within reach. It is never changed in place. */
export interface OpenDocument extends NodeTree {
  readonly file: RestFile;
}

/** The document after a list of changes, and the nodes and styles that they touched. */
export interface AppliedChanges {
  readonly document: OpenDocument;
  readonly created: readonly RestNode[];
  readonly removed: readonly RestNode[];
  readonly changed: readonly { readonly id: string; readonly fields: readonly string[] }[];
  /** Ids of the shared styles that changed. */
  readonly styles: readonly string[];
}

interface Draft {
  file: RestFile;
  root: RestNode;
  readonly nodes: Map<string, RestNode>;
  readonly parents: Map<string, string>;
  readonly created: RestNode[];
  readonly removed: RestNode[];
  readonly changed: { id: string; fields: readonly string[] }[];
  readonly styles: string[];
}

function enter(draft: Pick<Draft, "nodes" | "parents">, node: RestNode): void {
  draft.nodes.set(node.id, node);
  for (const child of node.children ?? []) {
    draft.parents.set(child.id, node.id);
    enter(draft, child);
  }
}

/** Opens a design file. */
export function openDocument(file: RestFile): OpenDocument {
  const index = { nodes: new Map<string, RestNode>(), parents: new Map<string, string>() };
  enter(index, file.document);
  return { file, ...index };
}

/** Puts a node in the place of its former self, and renews its ancestors. */
function replace(draft: Draft, node: RestNode): void {
  draft.nodes.set(node.id, node);
  const parent = draft.nodes.get(draft.parents.get(node.id) ?? "");
  if (node.id === draft.root.id) draft.root = node;
  if (!parent) return;
  const children = (parent.children ?? []).map((child) => (child.id === node.id ? node : child));
  replace(draft, { ...parent, children });
}

function leave(draft: Draft, node: RestNode): void {
  for (const gone of everyNode(node)) {
    draft.nodes.delete(gone.id);
    draft.parents.delete(gone.id);
  }
}

function renewChildren(draft: Draft, before: RestNode, after: RestNode): void {
  const had = everyNode(before).slice(1);
  const has = everyNode(after).slice(1);
  const [hadIds, hasIds] = [new Set(had.map(({ id }) => id)), new Set(has.map(({ id }) => id))];
  draft.removed.push(...had.filter(({ id }) => !hasIds.has(id)));
  draft.created.push(...has.filter(({ id }) => !hadIds.has(id)));
  for (const child of before.children ?? []) leave(draft, child);
  enter(draft, after);
}

type SetChange = DocumentChange & { readonly type: "set" };

function setFields(draft: Draft, { id, fields, isSilent }: SetChange): void {
  const before = draft.nodes.get(id);
  if (!before) return;
  const kept = Object.entries({ ...before, ...fields }).filter(([, value]) => value !== undefined);
  const after = Object.fromEntries(kept) as RestNode;
  if ("children" in fields) renewChildren(draft, before, after);
  replace(draft, after);
  if (!isSilent) draft.changed.push({ id, fields: Object.keys(fields) });
}

type LibraryChange = DocumentChange & { readonly type: "library" };

function setEntry(draft: Draft, { table, id, fields }: LibraryChange): void {
  const entries = (draft.file[table] ?? {}) as Readonly<Record<string, object>>;
  draft.file = { ...draft.file, [table]: { ...entries, [id]: { ...entries[id], ...fields } } };
  if (table === "styles") draft.styles.push(id);
}

function removeNode(draft: Draft, id: string): void {
  const node = draft.nodes.get(id);
  const parent = draft.nodes.get(draft.parents.get(id) ?? "");
  if (!node || !parent) return;
  leave(draft, node);
  draft.removed.push(...everyNode(node));
  replace(draft, { ...parent, children: (parent.children ?? []).filter((child) => child.id !== id) });
}

/** Applies changes; a change of a node that is not there is passed over. */
export function applyDocumentChanges(
  document: OpenDocument,
  changes: readonly DocumentChange[],
): AppliedChanges {
  const draft: Draft = {
    file: document.file,
    root: document.file.document,
    nodes: new Map(document.nodes),
    parents: new Map(document.parents),
    created: [],
    removed: [],
    changed: [],
    styles: [],
  };
  for (const change of withInherited(document, changes))
    if (change.type === "set") setFields(draft, change);
    else if (change.type === "remove") removeNode(draft, change.id);
    else setEntry(draft, change);
  const { file, root, nodes, parents, created, removed, changed, styles } = draft;
  return {
    document: { file: { ...file, document: root }, nodes, parents },
    created,
    removed,
    changed,
    styles,
  };
}

/** A layer and all that it lies in, from itself outwards; none where it is not there. */
export function pathOut(id: string | undefined, document: OpenDocument): readonly RestNode[] {
  const node = document.nodes.get(id ?? "");
  return node ? [node, ...pathOut(document.parents.get(node.id), document)] : [];
}

/** The id of the page that holds a node; undefined for the document and for what is not there. */
export function pageIdOf(document: OpenDocument, id: string): string | undefined {
  const parent = document.parents.get(id);
  if (parent === undefined) return undefined;
  return parent === document.file.document.id ? id : pageIdOf(document, parent);
}
