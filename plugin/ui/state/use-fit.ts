import { atom, useAtom } from "jotai";
import { useEffect, useRef } from "preact/hooks";
import { send } from "../../protocol/bridge.ts";
import { isSettled, selectedFrames } from "./panel-state.ts";
import { usePanel } from "./use-panel.ts";

/** The selection that the window was fitted to last. */
const fittedAtom = atom("");

/** The parts of a screen of the panel at their own heights: of the main one, which may be scrolled, all that it holds. */
const partsOf = (layout: Element): readonly Element[] =>
  [...layout.children].flatMap((part) => (part.matches("main") ? [...part.children] : part));

/**
 * Gives the window the height of its contents when the findings on a selection are first there, and lets it grow with them: it
 * gets no lower until something else is selected.
 */
export function useFit() {
  const ref = useRef<HTMLDivElement>(null);
  const { state } = usePanel();
  const [fitted, setFitted] = useAtom(fittedAtom);
  const isDue = state.screen === "start" && (selectedFrames(state).length === 0 || isSettled(state));
  const look = `${state.requests} ${state.selection?.kind}`;
  const isFirst = isDue && fitted !== look;
  useEffect(() => {
    const { current: layout } = ref;
    if (!layout) return;
    const fit = () => {
      const heights = partsOf(layout).map((part) => part.getBoundingClientRect().height);
      const height = Math.ceil(heights.reduce((sum, one) => sum + one, 0));
      if (isFirst ? height !== window.innerHeight : height > window.innerHeight)
        send("fit-panel", { height });
      if (isFirst) setFitted(look);
    };
    const observer = new ResizeObserver(fit);
    for (const part of partsOf(layout)) observer.observe(part);
    return () => observer.disconnect();
  }, [isFirst, look, setFitted]);
  return ref;
}
