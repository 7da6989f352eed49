import { reflow } from "../../../shared/mend/reflow.ts";
import { inside } from "../../../shared/scene/place.ts";
import { readNode } from "../../../shared/scene/rest/read-node.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import type { Box, SceneNode } from "../../../shared/scene/scene.ts";
import { applyDocumentChanges, type OpenDocument } from "../realm/document.ts";
import type { DocumentChange } from "../realm/editor.ts";
import { moveNodes, resize } from "./edits.ts";

/** The fields of a layer that say where an auto layout puts it and what lies in it. */
const DECIDING: ReadonlySet<string> = new Set([
  "absoluteBoundingBox",
  "children",
  "itemSpacing",
  "layoutMode",
  "layoutSizingHorizontal",
  "layoutSizingVertical",
  "paddingBottom",
  "paddingLeft",
  "paddingRight",
  "paddingTop",
  "visible",
]);

const isLaidOut = ({ layoutMode = "NONE" }: RestNode): boolean => layoutMode !== "NONE";

const asRead = (node: RestNode): SceneNode | null => readNode(node, inside(null, node.id));

/** The changes that give a layer another box; what is in it moves along. */
function putInto(node: RestNode, from: Box, to: Box): readonly DocumentChange[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const moved = { ...node, absoluteBoundingBox: { ...from, x: to.x, y: to.y } };
  const isResized = to.width !== from.width || to.height !== from.height;
  return [
    ...(dx !== 0 || dy !== 0 ? moveNodes(node, dx, dy) : []),
    ...(isResized ? resize(moved, { width: to.width, height: to.height }) : []),
  ];
}

/** The changes by which the auto layout of a layer puts in place what lies in it, and takes the size that it asks for. */
function changesOf(was: RestNode, is: RestNode, { nodes }: OpenDocument): readonly DocumentChange[] {
  const [before, now] = [asRead(was), asRead(is)];
  if (!before || !now) return [];
  const put = reflow(now, before);
  const boxes = new Map((now.children ?? []).map(({ id, box }) => [id, box]));
  return [put, ...(put.children ?? [])].flatMap(({ id, box }) => {
    const [node, from] = [nodes.get(id), id === now.id ? now.box : boxes.get(id)];
    return node && from ? putInto(node, from, box) : [];
  });
}

/** Some layers and all that they lie in, each once, the innermost first. */
function outwards(ids: readonly string[], { parents }: OpenDocument): readonly string[] {
  const depths = new Map<string, number>();
  const depthOf = (id: string): number => {
    const parent = parents.get(id);
    const depth = depths.get(id) ?? (parent === undefined ? 0 : depthOf(parent) + 1);
    depths.set(id, depth);
    return depth;
  };
  for (const id of ids) depthOf(id);
  return [...depths].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}

/**
 * The changes that follow from others as auto layouts put their layers in place anew, from what was changed up to its
 * screen; where a layout does not explain where its layers were, they stay.
 */
export function laidOut(
  before: OpenDocument,
  after: OpenDocument,
  changes: readonly DocumentChange[],
): readonly DocumentChange[] {
  const changed = changes.flatMap((one) =>
    one.type === "set" && Object.keys(one.fields).some((name) => DECIDING.has(name)) ? [one.id] : [],
  );
  let document = after;
  const following: DocumentChange[] = [];
  for (const id of outwards(changed, after)) {
    const [was, is] = [before.nodes.get(id), document.nodes.get(id)];
    const own = was && is && isLaidOut(is) ? changesOf(was, is, document) : [];
    document = own.length > 0 ? applyDocumentChanges(document, own).document : document;
    following.push(...own);
  }
  return following;
}
