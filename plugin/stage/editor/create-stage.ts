import type { Box } from "../../../shared/scene/scene.ts";
import { firstLanguage, firstTheme, isHintNew } from "./actions/settings.ts";
import { accessOf } from "./access-of.ts";
import { toCanvas } from "./canvas/camera.ts";
import { createCanvasMeasure } from "./canvas/canvas-measure.ts";
import { createDrawQueue } from "./pictures/draw-queue.ts";
import { NO_PICTURES } from "./pictures/pictures.ts";
import { createPanelPort, type Stage } from "./stage.ts";
import type { StageState } from "./state.ts";
import { createStore } from "./store.ts";

const EMPTY: Omit<StageState, "theme" | "language" | "isHintOpen"> = {
  document: null,
  sample: null,
  pageId: "",
  selection: [],
  hoveredId: null,
  expanded: new Set(),
  past: [],
  future: [],
  view: { x: 0, y: 0, zoom: 1 },
  panel: null,
  isPluginClosed: false,
  buttons: [],
  banner: null,
  toast: null,
  progress: null,
  hint: { hasSelected: false, hasLocated: false, hasChanged: false },
  tab: "canvas",
  areLayersShown: false,
  fontEpoch: 0,
};

/** The part of the canvas that is in view, in px of the canvas; null while there is no canvas. */
function seenOf({ canvasSize, store }: Stage): Box | null {
  const { view } = store.get();
  const { width, height } = canvasSize;
  if (width === 0 || height === 0) return null;
  return { ...toCanvas(view, { x: 0, y: 0 }), width: width / view.zoom, height: height / view.zoom };
}

/** A stage as a visitor finds it: empty, in their theme and language. */
export function createStage(): Stage {
  const store = createStore<StageState>({
    ...EMPTY,
    theme: firstTheme(),
    language: firstLanguage(),
    isHintOpen: isHintNew(),
  });
  const stage: Stage = {
    store,
    access: accessOf(location.search),
    measure: createCanvasMeasure(document.fonts),
    drawings: createDrawQueue({
      seen: () => seenOf(stage),
      nextTurn: (run) => void requestAnimationFrame(() => setTimeout(run)),
      now: () => performance.now(),
    }),
    run: null,
    panelPort: createPanelPort(),
    canvasSize: { width: 0, height: 0 },
    movement: null,
    isAtHome: true,
    fig: null,
    opening: null,
    pictures: NO_PICTURES,
    focusCanvas: () => {},
  };
  store.subscribe(() => stage.drawings.wake());
  return stage;
}
