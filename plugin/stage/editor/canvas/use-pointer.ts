import type { Point } from "../../../../shared/scene/geometry.ts";
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useMemo } from "preact/compat";
import { panBy, toCanvas, zoomAt } from "./camera.ts";
import { pathAmong, pick, type PickDepth } from "./pick.ts";
import { select, toggleSelected } from "../actions/select.ts";
import { pageOf, setView } from "../actions/view.ts";
import { type Stage, useStage } from "../stage.ts";

/** A press that moves further than this is a drag. */
const DRAG_PX = 4;
const WHEEL_ZOOM = 0.0022;
const LINE_PX = 16;

type Press = PointerEvent<HTMLElement>;

const pointIn = (element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

function pickAt(stage: Stage, at: Point, depth: PickDepth): string | null {
  const { document, pageId, selection, view } = stage.store.get();
  const page = pageOf(document, pageId);
  if (!document || !page) return null;
  const path = pathAmong(page.children ?? [], toCanvas(view, at));
  return pick(path, document, selection[0], depth)?.id ?? null;
}

/** Tells the panel that a mark was pressed, which opens its row; a narrow screen then shows both. */
function pressMark(stage: Stage, markPressed: string): void {
  if (stage.store.get().tab === "canvas") stage.store.set({ tab: "both" });
  stage.panelPort.post({ markPressed });
}

const markAt = (event: { readonly target: EventTarget | null }): string | undefined =>
  event.target instanceof Element
    ? event.target.closest<HTMLElement>("[data-mark]")?.dataset["mark"]
    : undefined;

const titleAt = (event: { readonly target: EventTarget | null }): string | undefined =>
  event.target instanceof HTMLElement ? event.target.dataset["title"] : undefined;

const depthOf = (event: MouseEvent<HTMLElement>): PickDepth => {
  if (event.metaKey || event.ctrlKey) return "deepest";
  return event.detail > 1 ? "deeper" : "same";
};

function click(stage: Stage, event: MouseEvent<HTMLElement>, titleId: string | undefined): void {
  const id = titleId ?? pickAt(stage, pointIn(event.currentTarget, event), depthOf(event));
  if (event.shiftKey && id) return toggleSelected(stage, id);
  select(stage, id ? [id] : []);
}

interface Pinch {
  readonly middle: Point;
  readonly distance: number;
}

function pinchOf([a, b]: readonly Point[]): Pinch | null {
  if (!a || !b) return null;
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, distance: Math.hypot(a.x - b.x, a.y - b.y) };
}

/** Keeps the fingers' points of the canvas under the fingers. */
function followPinch(stage: Stage, before: Pinch, after: Pinch): void {
  const { view } = stage.store.get();
  const moved = panBy(view, after.middle.x - before.middle.x, after.middle.y - before.middle.y);
  setView(stage, zoomAt(moved, after.middle, (moved.zoom * after.distance) / Math.max(1, before.distance)));
}

/** Presses, drags, taps and pinches on the canvas. */
function pointerHandlers(stage: Stage) {
  const pressed = new Map<number, Point>();
  let start: Point | null = null;
  let isDragged = false;
  let titleId: string | undefined;
  let mark: string | undefined;
  let pinch: Pinch | null = null;
  const end = (event: Press) => {
    pressed.delete(event.pointerId);
    pinch = null;
    event.currentTarget.removeAttribute("data-dragging");
  };
  return {
    onPointerDown(event: Press) {
      titleId = titleAt(event);
      mark = markAt(event);
      pressed.set(event.pointerId, pointIn(event.currentTarget, event));
      event.currentTarget.setPointerCapture(event.pointerId);
      start = pressed.size === 1 ? pointIn(event.currentTarget, event) : null;
      isDragged = pressed.size > 1;
      pinch = pinchOf([...pressed.values()]);
    },
    onPointerMove(event: Press) {
      const at = pointIn(event.currentTarget, event);
      const last = pressed.get(event.pointerId);
      if (!last) return hover(stage, event, at);
      pressed.set(event.pointerId, at);
      const next = pinchOf([...pressed.values()]);
      if (pinch && next) followPinch(stage, pinch, next);
      pinch = next;
      if (start && !isDragged && Math.hypot(at.x - start.x, at.y - start.y) > DRAG_PX) {
        isDragged = true;
        event.currentTarget.setAttribute("data-dragging", "");
        setView(stage, panBy(stage.store.get().view, at.x - start.x, at.y - start.y));
      } else if (isDragged && pressed.size === 1)
        setView(stage, panBy(stage.store.get().view, at.x - last.x, at.y - last.y));
    },
    onPointerUp: end,
    onClick(event: MouseEvent<HTMLElement>) {
      const isPanning = event.currentTarget.hasAttribute("data-panning");
      if (isDragged || isPanning) return;
      if (mark === undefined) click(stage, event, titleId);
      else pressMark(stage, mark);
    },
    onPointerCancel: end,
    onPointerLeave: () => stage.store.get().hoveredId && stage.store.set({ hoveredId: null }),
  };
}

function hover(stage: Stage, event: Press, at: Point): void {
  if (event.pointerType === "touch") return;
  const id = titleAt(event) ?? pickAt(stage, at, event.metaKey || event.ctrlKey ? "deepest" : "same");
  if (id !== stage.store.get().hoveredId) stage.store.set({ hoveredId: id });
}

function turnWheel(stage: Stage, element: HTMLElement, event: WheelEvent): void {
  event.preventDefault();
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
  const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
  const { view } = stage.store.get();
  if (event.ctrlKey || event.metaKey) {
    // A mouse turns in large steps, a trackpad pinches in small ones.
    const step = Math.max(-120, Math.min(120, dy)) * (Math.abs(dy) < 30 ? 4 : 1);
    setView(stage, zoomAt(view, pointIn(element, event), view.zoom * Math.exp(-step * WHEEL_ZOOM)));
  } else setView(stage, event.shiftKey && dx === 0 ? panBy(view, -dy, 0) : panBy(view, -dx, -dy));
}

/** Lets the mouse, the trackpad and fingers move, zoom and select on the canvas. */
export function usePointer(ref: RefObject<HTMLDivElement | null>) {
  const stage = useStage();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => turnWheel(stage, element, event);
    // React listens to wheels passively, and then the page would zoom too.
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [ref, stage]);
  return useMemo(() => pointerHandlers(stage), [stage]);
}
