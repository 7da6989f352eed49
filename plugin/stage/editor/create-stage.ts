import type { Box } from "../../../shared/scene/scene.ts";
import { firstLanguage, firstTheme } from "./actions/settings.ts";
import { accessOf } from "./access-of.ts";
import { toCanvas } from "./canvas/camera.ts";
import { createDrawQueue } from "./pictures/draw-queue.ts";
import { NO_PICTURES } from "./pictures/pictures.ts";
import { createPanelPort, type Stage } from "./stage.ts";
import type { StageState } from "./state.ts";
import { createStore } from "./store.ts";
import { cssFont, type Measure } from "../draw/text/measure.ts";

const MAX_KEPT = 20_000;

/** Measures text with a canvas, and remembers what it measured until the fonts change. */
function createCanvasMeasure(fonts: FontFaceSet): Measure {
  const context = document.createElement("canvas").getContext("2d");
  const widths = new Map<string, number>();
  fonts.addEventListener("loadingdone", () => widths.clear());
  return (text, font) => {
    const css = cssFont(font);
    const key = `${css}\n${text}`;
    const known = widths.get(key);
    if (known !== undefined || !context) return known ?? text.length * font.sizePx * 0.55;
    if (widths.size > MAX_KEPT) widths.clear();
    context.font = css;
    const { width } = context.measureText(text);
    widths.set(key, width);
    return width;
  };
}

const EMPTY: Omit<StageState, "theme" | "language"> = {
  document: null,
  sample: null,
  pageId: "",
  selection: [],
  hoveredId: null,
  marks: [],
  pointed: [],
  expanded: new Set(),
  past: [],
  future: [],
  view: { x: 0, y: 0, zoom: 1 },
  panel: null,
  isPluginClosed: false,
  banner: null,
  toast: null,
  progress: null,
  tab: "both",
  lackedPictures: 0,
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
