import { findNode } from "./find-node.ts";
import { send } from "../protocol/bridge.ts";
import type { LocatingTrouble, ToMain } from "../protocol/messages.ts";
import { pageOf } from "./screens.ts";

/** Closer than this, an icon fills the window, and nobody sees any more where it is. */
const CLOSEST_ZOOM = 2;

const isLayer = (node: BaseNode | null): node is SceneNode =>
  node !== null && !node.removed && node.type !== "PAGE" && node.type !== "DOCUMENT";

const isOrLiesIn = (node: SceneNode, has: (node: SceneNode) => boolean): boolean =>
  has(node) || (isLayer(node.parent) && isOrLiesIn(node.parent, has));

async function findLayers(ids: readonly string[]): Promise<readonly SceneNode[]> {
  const nodes: SceneNode[] = [];
  for (const id of ids) {
    const node = await findNode(id);
    if (isLayer(node)) nodes.push(node);
  }
  return nodes;
}

async function showPage(page: PageNode): Promise<void> {
  if (page.id !== figma.currentPage.id) await figma.setCurrentPageAsync(page);
}

function bringIntoView(nodes: readonly SceneNode[]): void {
  figma.viewport.scrollAndZoomIntoView(nodes);
  if (figma.viewport.zoom > CLOSEST_ZOOM) figma.viewport.zoom = CLOSEST_ZOOM;
}

function troubleWith(node: SceneNode): LocatingTrouble | null {
  if (isOrLiesIn(node, ({ visible }) => !visible)) return "hidden";
  return isOrLiesIn(node, ({ locked }) => locked) ? "locked" : null;
}

/**
 * Selects the layers of a finding and brings them into view, on the page of the first. A hidden or locked one is
 * selected too, and the panel says why it cannot be seen or worked on.
 */
export async function locateLayer({ id, others = [] }: Parameters<ToMain["locate-layer"]>[0]): Promise<void> {
  const found = await findLayers([id, ...others]);
  const page = found[0] && pageOf(found[0]);
  const nodes = found.filter((node) => pageOf(node)?.id === page?.id);
  const [first] = nodes;
  if (!first || !page) return send("locating-failed", { id, reason: "gone" });
  await showPage(page);
  figma.currentPage.selection = nodes;
  bringIntoView(nodes);
  const trouble = troubleWith(first);
  if (trouble) send("locating-failed", { id: first.id, reason: trouble });
}
