/** True when something of a layer can be seen; what hides it hides everything inside it. */
export const isVisible = (node: SceneNode): boolean =>
  node.visible && node.type !== "SLICE" && !("opacity" in node && node.opacity === 0);
