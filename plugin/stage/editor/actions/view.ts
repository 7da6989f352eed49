import { bottom, byPlace, type Point, union } from "../../../../shared/scene/geometry.ts";
import type { Box } from "../../../../shared/scene/scene.ts";
import { boxOf } from "../../draw/placement.ts";
import type { OpenDocument } from "../../realm/document.ts";
import type { SeenView, ShownView } from "../../realm/editor.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import {
  between,
  fitBox,
  fitLegibly,
  toCanvas,
  type CameraView,
  viewAround,
  zoomAt,
  zoomStep,
} from "../canvas/camera.ts";
import type { Stage } from "../stage.ts";

const MOVE_MS = 320;
/** A layer that is shown keeps enough around it to see where it is. */
const LAYER_MAX_ZOOM = 1.5;
const LAYER_PADDING_PX = 120;
/** A page this narrow is that of a phone. */
export const NARROW_PAGE = "(max-width: 500px)";
/** From here on texts of a screen are read with ease. */
const READABLE_ZOOM = 0.8;
/** Below this a page is too large to be seen whole: one of its screens is shown. */
const OVERVIEW_ZOOM = 0.25;

/** The page in view. */
export const pageOf = (document: OpenDocument | null, pageId: string): RestNode | undefined =>
  document?.nodes.get(pageId);

const boxesOf = (nodes: readonly RestNode[]): readonly Box[] =>
  nodes
    .filter((node) => node["visible"] !== false)
    .flatMap((node) => boxOf(node) ?? boxesOf(node.children ?? []));

const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const easeOut = (share: number): number => 1 - (1 - share) ** 3;

function stopMoving(stage: Stage): void {
  stage.movement?.stop();
  stage.movement = null;
  stage.isAtHome = false;
}

/** Sets the view at once. */
export function setView(stage: Stage, view: CameraView): void {
  stopMoving(stage);
  stage.store.set({ view });
}

/** Moves the view to another, smoothly unless the visitor wants no motion. */
function moveTo(stage: Stage, view: CameraView): void {
  stopMoving(stage);
  if (isCalm()) return stage.store.set({ view });
  const from = stage.store.get().view;
  const startedAt = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - startedAt) / MOVE_MS));
    stage.store.set({ view: share < 1 ? between(from, view, stage.canvasSize, easeOut(share)) : view });
    if (share < 1) frame = requestAnimationFrame(step);
    else stage.movement = null;
  };
  frame = requestAnimationFrame(step);
  stage.movement = { stop: () => cancelAnimationFrame(frame) };
}

/** The view of a layer that is to be read: where it is too wide for that, of its beginning. */
function readableView(box: Box, canvasSize: Stage["canvasSize"]): CameraView {
  const whole = fitBox(box, canvasSize);
  if (whole.zoom >= READABLE_ZOOM) return whole;
  const width = canvasSize.width / READABLE_ZOOM;
  return viewAround({ x: box.x + (width * 11) / 24, y: box.y + box.height / 2 }, READABLE_ZOOM, canvasSize);
}

/** The same view further down, where a box would lie below it. */
function downTo(view: CameraView, box: Box, { height }: Stage["canvasSize"]): CameraView {
  const isInView = view.y + bottom(box) * view.zoom <= height;
  return isInView ? view : { ...view, y: height / 3 - box.y * view.zoom };
}

/**
 * The view of the whole page; where that is very large, of the screen that is selected, or read first, at the top left, or where its
 * first finding is.
 */
function homeView({ store, canvasSize }: Stage): CameraView {
  const { document, pageId, selection, marks } = store.get();
  const screens = pageOf(document, pageId)?.children ?? [];
  const [marked] = marks.flatMap(({ layerIds: [id = ""] }) => document?.nodes.get(id) ?? []);
  const found = marked && boxOf(marked);
  if (found && matchMedia(NARROW_PAGE).matches) return readableView(found, canvasSize);
  const boxes = boxesOf(screens);
  const all = union(boxes);
  if (!all) return { x: 0, y: 0, zoom: 1 };
  const whole = fitBox(all, canvasSize);
  const [selected] = boxesOf(screens.filter(({ id }) => selection.includes(id)));
  const first = selected ?? boxes.toSorted(byPlace)[0];
  const isAlone = boxes.length === 1 || whole.zoom < OVERVIEW_ZOOM;
  if (!isAlone || !first) return whole;
  const view = fitLegibly(first, canvasSize);
  return found ? downTo(view, found, canvasSize) : view;
}

/** Shows the page as it opens. */
export function goHome(stage: Stage): void {
  setView(stage, homeView(stage));
  stage.isAtHome = true;
}

/** Shows all of the page. */
export function showAll(stage: Stage): void {
  const boxes = boxesOf(pageOf(stage.store.get().document, stage.store.get().pageId)?.children ?? []);
  const all = union(boxes);
  if (all) moveTo(stage, fitBox(all, stage.canvasSize));
}

/** Shows layers, with something around them. */
export function showLayers(stage: Stage, ids: readonly string[]): void {
  const { document } = stage.store.get();
  const nodes = ids.flatMap((id) => document?.nodes.get(id) ?? []);
  const box = union(boxesOf(nodes));
  if (box) moveTo(stage, fitBox(box, stage.canvasSize, LAYER_MAX_ZOOM, LAYER_PADDING_PX));
}

/** Shows what lies around a point of the canvas. */
export function showAround(stage: Stage, { center, zoom }: ShownView): void {
  moveTo(stage, viewAround(center, zoom, stage.canvasSize));
}

/** The part of the canvas that is in view; null while there is no canvas. */
export function seenView({ store, canvasSize }: Stage): SeenView | null {
  const { width, height } = canvasSize;
  const { view } = store.get();
  if (width === 0 || height === 0) return null;
  return { center: toCanvas(view, { x: width / 2, y: height / 2 }), zoom: view.zoom, width, height };
}

/** Zooms around a point of the screen; around the middle when none is given. */
export function zoomTo(stage: Stage, zoom: number, at?: Point): void {
  const { width, height } = stage.canvasSize;
  setView(stage, zoomAt(stage.store.get().view, at ?? { x: width / 2, y: height / 2 }, zoom));
}

/** One step of zoom in or out. */
export const zoomBy = (stage: Stage, direction: 1 | -1): void =>
  zoomTo(stage, zoomStep(stage.store.get().view.zoom, direction));
