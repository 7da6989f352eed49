import { contains } from "../../shared/scene/geometry.ts";
import { canvasBox } from "./canvas-box.ts";
import { findNode, turnToPage } from "./find-node.ts";
import { send } from "../protocol/bridge.ts";
import type { LocatingTrouble, ToMain } from "../protocol/messages.ts";
import { pageOf, screenOf } from "./screens.ts";
import { isLayer } from "./is-layer.ts";
import { reachHidden } from "./reach-hidden.ts";
import { selectLayers } from "./select-layers.ts";

/** Closer than this, an icon fills the window, and nobody sees any more where it is. */
const CLOSEST_ZOOM = 2;

/** On a display, nobody makes out a smaller one. */
const SMALLEST_SEEN_PX = 24;

const isOrLiesIn = (node: SceneNode, has: (node: SceneNode) => boolean): boolean =>
  has(node) || (isLayer(node.parent) && isOrLiesIn(node.parent, has));

async function findLayers(ids: readonly string[]): Promise<readonly SceneNode[]> {
  const nodes = await Promise.all(ids.map(findNode));
  return nodes.filter(isLayer);
}

/** How large the smallest of these is on the canvas, as the side of a square; Infinity where none has a place. */
const smallestPx = (boxes: readonly Rect[]): number =>
  Math.min(...boxes.map(({ width, height }) => Math.sqrt(Math.max(1, width * height))));

/**
 * Shows some layers. A view in which they can be seen stays as it is: whoever goes through a list keeps their bearings.
 * Else their screen is shown, and where they would be too small to be seen on it, they are, a little closer.
 */
function bringIntoView(nodes: readonly SceneNode[], screen: SceneNode | undefined): void {
  const { viewport } = figma;
  const boxes = nodes.flatMap((node) => canvasBox(node) ?? []);
  const needed = SMALLEST_SEEN_PX / smallestPx(boxes);
  if (viewport.zoom >= needed && boxes.every((box) => contains(viewport.bounds, box))) return;
  viewport.scrollAndZoomIntoView(screen ? [screen] : nodes);
  const { zoom } = viewport;
  if (zoom < needed) viewport.scrollAndZoomIntoView(nodes);
  viewport.zoom = Math.min(CLOSEST_ZOOM, viewport.zoom, Math.max(zoom, needed));
}

function troubleWith(node: SceneNode): LocatingTrouble | null {
  if (isOrLiesIn(node, ({ visible }) => !visible)) return "hidden";
  return isOrLiesIn(node, ({ locked }) => locked) ? "locked" : null;
}

type Request = Parameters<ToMain["locate-layer"]>[0];

/** The last one has the say. */
let last: Request;

async function locate(request: Request): Promise<void> {
  last = request;
  const { id, others = [] } = request;
  const fail = (reason: LocatingTrouble, of: string = id) => {
    if (last === request) send("locating-failed", { id: of, reason });
  };
  const found = await findLayers([id, ...others]).catch(() => null);
  if (!found) return fail("away");
  const page = found[0] && pageOf(found[0]);
  const nodes = found.filter((node) => pageOf(node)?.id === page?.id);
  const [first] = nodes;
  if (last !== request) return;
  if (!first || !page) return fail("gone");
  try {
    await turnToPage(page);
  } catch {
    return fail("away", first.id);
  }
  // A page on its way cannot be called back: it is left again for what was asked for since.
  if (last !== request) return locate(last);
  selectLayers(nodes);
  bringIntoView(nodes, screenOf(first));
  const trouble = troubleWith(first);
  if (trouble) fail(trouble, first.id);
}

/**
 * Selects the layers of a finding and brings them into view, on the page of the first. A hidden or locked one is
 * selected too, and the panel says why it cannot be seen or worked on.
 */
export async function locateLayer(request: Request): Promise<void> {
  const end = reachHidden();
  await locate(request).finally(end);
}
