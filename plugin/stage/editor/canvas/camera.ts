import type { Box } from "../../../../shared/scene/scene.ts";
import type { Size } from "../../draw/paint/gradient.ts";
import type { Point } from "../../../../shared/scene/geometry.ts";

/** The view of the canvas: a point of the canvas lies at `point × zoom + (x, y)` on the screen. */
export interface CameraView {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const MIN_ZOOM = 0.02;
const MAX_ZOOM = 32;
const ZOOM_STEP = 1.25;
/** Below this most texts of a screen cannot be read. */
const LEGIBLE_ZOOM = 0.5;
const PADDING_PX = 48;

const clampZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

/** The place on the canvas of a point on the screen. */
export const toCanvas = (view: CameraView, { x, y }: Point): Point => ({
  x: (x - view.x) / view.zoom,
  y: (y - view.y) / view.zoom,
});

/** The place on the screen of a box on the canvas. */
export const toScreen = (view: CameraView, box: Box): Box => ({
  x: box.x * view.zoom + view.x,
  y: box.y * view.zoom + view.y,
  width: box.width * view.zoom,
  height: box.height * view.zoom,
});

/** Moves the view by a distance on the screen. */
export const panBy = (view: CameraView, dx: number, dy: number): CameraView => ({
  ...view,
  x: view.x + dx,
  y: view.y + dy,
});

/** Changes the zoom while a point of the screen stays where it is. */
export function zoomAt(view: CameraView, at: Point, zoom: number): CameraView {
  const next = clampZoom(zoom);
  const factor = next / view.zoom;
  return { zoom: next, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor };
}

/** One step of zoom in (1) or out (-1). */
export const zoomStep = (zoom: number, direction: 1 | -1): number => clampZoom(zoom * ZOOM_STEP ** direction);

/** The view with a point of the canvas in the middle of the screen. */
export function viewAround({ x, y }: Point, wanted: number, screen: Size): CameraView {
  const zoom = clampZoom(wanted);
  return { zoom, x: screen.width / 2 - x * zoom, y: screen.height / 2 - y * zoom };
}

/** The view in which a box lies in the middle of the screen, as large as it fits, but not beyond a zoom. */
export function fitBox(box: Box, screen: Size, maxZoom = 1, maxPaddingPx = PADDING_PX): CameraView {
  const paddingPx = Math.min(maxPaddingPx, screen.width / 12);
  const room = (length: number) => Math.max(40, length - 2 * paddingPx);
  const zoom = clampZoom(
    Math.min(
      maxZoom,
      room(screen.width) / Math.max(1, box.width),
      room(screen.height) / Math.max(1, box.height),
    ),
  );
  return viewAround({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, zoom, screen);
}

/** The view of a box; where it would be too small to be read, of its upper end in its whole width. */
export function fitLegibly(box: Box, screen: Size): CameraView {
  const whole = fitBox(box, screen);
  if (whole.zoom >= LEGIBLE_ZOOM) return whole;
  const wide = fitBox({ ...box, height: 0 }, screen);
  return { ...wide, y: PADDING_PX - box.y * wide.zoom };
}

/** A view on the way between two others: the zoom changes evenly, so that the way feels straight. */
export function between(from: CameraView, to: CameraView, screen: Size, share: number): CameraView {
  const middle = { x: screen.width / 2, y: screen.height / 2 };
  const [start, end] = [toCanvas(from, middle), toCanvas(to, middle)];
  const zoom = from.zoom * (to.zoom / from.zoom) ** share;
  const center = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
  return { zoom, x: middle.x - center.x * zoom, y: middle.y - center.y * zoom };
}
