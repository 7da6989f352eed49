/** Whether something of a layer can be seen; what hides it hides everything inside it. */
export const isPainted = (node: SceneNode): boolean =>
  node.visible && !("opacity" in node && node.opacity === 0);
