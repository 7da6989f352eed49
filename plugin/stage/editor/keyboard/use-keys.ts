import { type KeyboardEvent, useEffect, useMemo } from "preact/compat";
import { nudge, redo, removeSelected, undo } from "../actions/edit.ts";
import { select, selectAll, selectParent } from "../actions/select.ts";
import { showAll, showLayers, zoomBy, zoomTo } from "../actions/view.ts";
import { type Stage, useStage } from "../stage.ts";

const NUDGE_PX = 1;
const BIG_NUDGE_PX = 10;

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Command = (stage: Stage) => void;

function selectFirstChild(stage: Stage): void {
  const { document, pageId, selection } = stage.store.get();
  const child = document?.nodes.get(selection[0] ?? pageId)?.children?.[0];
  if (child) select(stage, [child.id]);
}

const COMMANDS: Readonly<Record<string, Command>> = {
  "+": (stage) => zoomBy(stage, 1),
  "=": (stage) => zoomBy(stage, 1),
  "-": (stage) => zoomBy(stage, -1),
  "0": (stage) => zoomTo(stage, 1),
  "1": showAll,
  "2": (stage) => showLayers(stage, stage.store.get().selection),
  Escape: selectParent,
  Enter: selectFirstChild,
  Delete: removeSelected,
  Backspace: removeSelected,
};

function keyDown(stage: Stage, event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === " ") {
    event.preventDefault();
    return event.currentTarget.setAttribute("data-panning", "");
  }
  const direction = DIRECTIONS[event.key];
  const command = COMMANDS[event.key];
  if (!direction && !command) return;
  event.preventDefault();
  const step = event.shiftKey ? BIG_NUDGE_PX : NUDGE_PX;
  if (direction) nudge(stage, direction[0] * step, direction[1] * step);
  else command?.(stage);
}

const stopPanning = (event: { readonly currentTarget: HTMLElement }): void =>
  event.currentTarget.removeAttribute("data-panning");

/** Keys of the canvas: they work while it has the focus. */
export function useCanvasKeys() {
  const stage = useStage();
  return useMemo(
    () => ({
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => keyDown(stage, event),
      onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === " ") stopPanning(event);
      },
      onBlur: stopPanning,
    }),
    [stage],
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Held with Control or Command, and with Shift, too. */
const WITH_CONTROL: Readonly<Record<string, Command>> = { z: undo, Z: redo, a: selectAll };

/** Undo, redo and “select all” work anywhere on the page but in a field, which has its own. */
export function useStageKeys(): void {
  const stage = useStage();
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      const name = event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase();
      const command = event.ctrlKey || event.metaKey ? WITH_CONTROL[name] : undefined;
      if (!command || isField(event.target)) return;
      event.preventDefault();
      command(stage);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [stage]);
}
