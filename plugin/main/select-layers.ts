/** Selects layers of the page in view: in Dev Mode one, which is all that can be. */
export function selectLayers(nodes: readonly SceneNode[]): void {
  try {
    figma.currentPage.selection = figma.editorType === "dev" ? nodes.slice(0, 1) : nodes;
  } catch {
    // They are shown all the same, and the panel opens.
  }
}
