import { send } from "../protocol/bridge.ts";
import { pageOf } from "./screens.ts";

const isLayer = (node: BaseNode | null): node is SceneNode =>
  node !== null && !node.removed && node.type !== "PAGE" && node.type !== "DOCUMENT";

function isLocked(node: SceneNode): boolean {
  if (node.locked) return true;
  return isLayer(node.parent) && isLocked(node.parent);
}

async function showPageOf(node: SceneNode): Promise<void> {
  const page = pageOf(node);
  if (page && page.id !== figma.currentPage.id) await figma.setCurrentPageAsync(page);
}

/** Selects a layer and brings it into view. A locked layer is shown, but it cannot be worked on: the panel says so. */
export async function locateLayer(id: string): Promise<void> {
  const node = await figma.getNodeByIdAsync(id);
  if (!isLayer(node)) return send("locating-failed", { id, reason: "gone" });
  await showPageOf(node);
  figma.viewport.scrollAndZoomIntoView([node]);
  if (isLocked(node)) return send("locating-failed", { id, reason: "locked" });
  figma.currentPage.selection = [node];
}
