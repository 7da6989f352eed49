import { useEffect, useId, useRef } from "preact/compat";
import { goHome, setView } from "../../actions/view.ts";
import { onFocusAsked, useStage, useStageState, useTexts } from "../../stage.ts";
import { useCanvasKeys } from "../../keyboard/use-keys.ts";
import { usePointer } from "../../canvas/use-pointer.ts";
import { typeName } from "../../../texts.ts";
import styles from "./canvas.module.css";
import { DrawingView } from "./drawing-view.tsx";
import { Overlay } from "./overlay.tsx";

/** Keeps the size of the canvas; what was in the middle stays there. */
function useCanvasSize(ref: { readonly current: HTMLDivElement | null }): void {
  const stage = useStage();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      const before = stage.canvasSize;
      if (width === 0 || (width === before.width && height === before.height)) return;
      stage.canvasSize = { width, height };
      if (stage.isAtHome) return goHome(stage);
      if (stage.movement) return;
      const { view } = stage.store.get();
      setView(stage, {
        ...view,
        x: view.x + (width - before.width) / 2,
        y: view.y + (height - before.height) / 2,
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, stage]);
}

/** Lets the stage give the canvas the focus. */
function useFocusFromOutside(ref: { readonly current: HTMLDivElement | null }): void {
  const stage = useStage();
  useEffect(() => onFocusAsked(stage, () => ref.current?.focus()), [ref, stage]);
}

/** Says the selection to screen readers. */
function Announcement() {
  const texts = useTexts();
  const text = useStageState(({ document, selection }) => {
    const node = document?.nodes.get(selection[0] ?? "");
    if (selection.length > 1) return texts.manySelected(selection.length);
    return node ? texts.selected(node.name, typeName(texts, node.type)) : "";
  });
  return <output className="visually-hidden">{text}</output>;
}

/** The canvas: the drawn page, to be looked around in and selected from. */
export function Canvas() {
  const texts = useTexts();
  const ref = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const pointer = usePointer(ref);
  const keys = useCanvasKeys();
  useCanvasSize(ref);
  useFocusFromOutside(ref);
  return (
    <>
      <div
        ref={ref}
        className={styles.canvas}
        role="application"
        aria-label={texts.canvas}
        aria-describedby={helpId}
        // An application takes keys: this one moves, zooms and selects with them.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...pointer}
        {...keys}
      >
        <DrawingView />
        <Overlay />
      </div>
      <p id={helpId} className="visually-hidden">
        {texts.canvasHelp}
      </p>
      <Announcement />
    </>
  );
}
