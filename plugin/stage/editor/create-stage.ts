import { firstLanguage, firstTheme, isHintNew } from "./actions/settings.ts";
import { createCanvasMeasure } from "./canvas-measure.ts";
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
  banner: null,
  toast: null,
  progress: null,
  hint: { hasSelected: false, hasLocated: false, hasChanged: false },
  tab: "canvas",
  areLayersShown: false,
  fontEpoch: 0,
};

/** A stage as a visitor finds it: empty, in their theme and language. */
export const createStage = (): Stage => ({
  store: createStore<StageState>({
    ...EMPTY,
    theme: firstTheme(),
    language: firstLanguage(),
    isHintOpen: isHintNew(),
  }),
  measure: createCanvasMeasure(document.fonts),
  run: null,
  panelPort: createPanelPort(),
  canvasSize: { width: 0, height: 0 },
  movement: null,
  isAtHome: true,
});
