/** True of a layer that still stands in the document. */
export const isLayer = (node: BaseNode | null): node is SceneNode =>
  node !== null && !node.removed && node.type !== "PAGE" && node.type !== "DOCUMENT";
