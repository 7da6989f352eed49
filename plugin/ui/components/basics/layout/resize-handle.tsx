import { useRef } from "preact/hooks";
import { send } from "../../../../protocol/bridge.ts";
import { type PanelSize, panelSize, USUAL_SIZE } from "../../../../protocol/panel-size.ts";
import { usePanel } from "../../../state/panel-context.ts";
import styles from "./resize-handle.module.css";

const STEP_PX = 20;

/** At a double click: room for a list and a picture. */
const WIDE: PanelSize = { width: 720, height: 800 };

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const sizeNow = (): PanelSize => ({ width: window.innerWidth, height: window.innerHeight });

const resize = (size: PanelSize, isDone: boolean): void =>
  send("resize-panel", { ...panelSize(size), isDone });

const grown = ({ width, height }: PanelSize, x: number, y: number): PanelSize => ({
  width: width + x,
  height: height + y,
});

/** Keys may come faster than the window follows: within this time, a step goes on from the size asked for last. */
const FOLLOWS_WITHIN_MS = 1000;

interface Asked {
  readonly size: PanelSize;
  readonly atMs: number;
}

/** The size after a key; undefined for a key that does not change it. */
function sizeAfter({ key, timeStamp }: KeyboardEvent, last: Asked | null): PanelSize | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const from = last && timeStamp - last.atMs < FOLLOWS_WITHIN_MS ? last.size : sizeNow();
  return panelSize(grown(from, step[0] * STEP_PX, step[1] * STEP_PX));
}

const toggle = (): void => resize(sizeNow().width > USUAL_SIZE.width + STEP_PX ? USUAL_SIZE : WIDE, true);

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly size: PanelSize;
}

/** The corner by which the panel is made larger and smaller, with the pointer or the arrow keys. */
export function ResizeHandle() {
  const { state, texts } = usePanel();
  const gripRef = useRef<Grip | null>(null);
  const askedRef = useRef<Asked | null>(null);
  const step = (event: KeyboardEvent) => {
    const size = sizeAfter(event, askedRef.current);
    if (!size) return;
    event.preventDefault();
    askedRef.current = { size, atMs: event.timeStamp };
    resize(size, true);
  };
  // Where the pointer is on the screen: its place in the window changes with the size.
  const follow = ({ screenX, screenY }: PointerEvent, isDone: boolean) => {
    if (!gripRef.current) return;
    const { x, y, size } = gripRef.current;
    resize(grown(size, screenX - x, screenY - y), isDone);
  };
  // There the panel is a part of the editor's side bar, which has a size of its own.
  if (state.rights === "dev") return null;
  return (
    <button
      type="button"
      class={styles.handle}
      aria-label={texts.resize}
      title={texts.resize}
      onKeyDown={step}
      onDblClick={toggle}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        gripRef.current = { x: event.screenX, y: event.screenY, size: sizeNow() };
      }}
      onPointerMove={(event) => follow(event, false)}
      onPointerUp={(event) => {
        follow(event, true);
        gripRef.current = null;
      }}
      onPointerCancel={() => (gripRef.current = null)}
    >
      <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M11 3 3 11M11 7l-4 4" stroke-linecap="round" />
      </svg>
    </button>
  );
}
