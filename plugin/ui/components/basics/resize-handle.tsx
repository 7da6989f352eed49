import { useRef } from "preact/hooks";
import { send } from "../../../protocol/bridge.ts";
import { panelSize } from "../../../protocol/panel-size.ts";
import { usePanel } from "../../state/use-panel.ts";
import styles from "./resize-handle.module.css";

const STEP_PX = 20;

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};

const resize = (width: number, height: number, isDone: boolean): void =>
  send("resize-panel", { ...panelSize({ width, height }), isDone });

interface Grip {
  /** The size of the panel less the place of the pointer on the screen: its place in the window changes with the size. */
  readonly width: number;
  readonly height: number;
}

/** The corner by which the panel is made larger and smaller, with the pointer or the arrow keys. */
export function ResizeHandle() {
  const { state, texts } = usePanel();
  const gripRef = useRef<Grip | null>(null);
  const step = (event: KeyboardEvent) => {
    const [x, y] = STEPS[event.key] ?? [0, 0];
    if (x === y) return;
    event.preventDefault();
    resize(window.innerWidth + x, window.innerHeight + y, true);
  };
  const follow = ({ screenX, screenY }: PointerEvent, isDone: boolean) => {
    const { current: grip } = gripRef;
    if (grip) resize(grip.width + screenX, grip.height + screenY, isDone);
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
      onPointerDown={({ currentTarget, pointerId, screenX, screenY }) => {
        currentTarget.setPointerCapture(pointerId);
        gripRef.current = { width: window.innerWidth - screenX, height: window.innerHeight - screenY };
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
