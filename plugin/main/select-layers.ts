/** Selects layers of the page in view: in Dev Mode one, which is all that can be. */
export function selectLayers(nodes: readonly SceneNode[]): void {
  const isOne = figma.editorType === "dev";
  try {
    figma.currentPage.selection = isOne ? nodes.slice(0, 1) : nodes;
  } catch (error) {
    // There they are shown all the same, and the panel opens.
    if (!isOne) throw error;
  }
}
