/** Where a layer lies on the canvas, and how large it is there; null where it has no place. */
export const canvasBox = (node: SceneNode): Rect | null =>
  "absoluteBoundingBox" in node ? node.absoluteBoundingBox : null;
