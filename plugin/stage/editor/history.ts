import { applyDocumentChanges, type OpenDocument } from "../realm/document.ts";
import type { DocumentChange } from "../realm/editor.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";

const idsOf = (node: RestNode): string => (node.children ?? []).map(({ id }) => id).join("\n");

function fieldChanges(before: RestNode, after: RestNode): Record<string, unknown> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete("children");
  return Object.fromEntries(
    [...names].filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  );
}

/** The changes that turn one node into the other; nodes that were not touched are the same object, and passed over. */
function nodeChanges(before: RestNode, after: RestNode): readonly DocumentChange[] {
  if (before === after) return [];
  const fields = fieldChanges(before, after);
  const isRearranged = idsOf(before) !== idsOf(after);
  if (isRearranged) fields["children"] = after.children ?? [];
  const own: readonly DocumentChange[] =
    Object.keys(fields).length > 0 ? [{ type: "set", id: after.id, fields }] : [];
  if (isRearranged) return own;
  const inner = (after.children ?? []).flatMap((child, index) => {
    const former = before.children?.[index];
    return former ? nodeChanges(former, child) : [];
  });
  return [...own, ...inner];
}

/** The changes that lead from one state of a document to another, for the plugin to hear of an undo. */
export const changesBetween = (before: OpenDocument, after: OpenDocument): readonly DocumentChange[] =>
  nodeChanges(before.file.document, after.file.document);

/** Another state of a document with the pages that have been read since: reading is nothing to take back. */
export function withPagesRead(state: OpenDocument, since: OpenDocument): OpenDocument {
  const changes = (state.file.document.children ?? []).flatMap(({ id, isUnread }): DocumentChange[] => {
    const page = since.nodes.get(id);
    if (isUnread !== true || !page || page["isUnread"] === true) return [];
    return [{ type: "set", id, fields: { ...page, isUnread: undefined } }];
  });
  return changes.length > 0 ? applyDocumentChanges(state, changes).document : state;
}
