/** True of a layer that still stands in the document. */
export const isLayer = (node: BaseNode | null): node is SceneNode =>
  node !== null && !node.removed && node.type !== "PAGE" && node.type !== "DOCUMENT";

/** True of a node that cannot be asked any more: it is gone, or the editor keeps it back, as a hidden layer of an instance. */
export function isOutOfReach(node: BaseNode | RemovedNode): boolean {
  try {
    return node.removed || node.name === undefined;
  } catch {
    return true;
  }
}
