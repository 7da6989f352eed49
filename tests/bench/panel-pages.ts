import type { Selection, Settings } from "../../plugin/protocol/messages.ts";
import { USUAL_SETTINGS } from "../../plugin/protocol/usual-settings.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";

/** The main thread's knowledge of a selection of one screen. */
export interface MainThread {
  readonly settings: Settings;
  readonly selection: Selection;
  /** The scene that is read when the panel asks for layers. */
  readonly scene?: Scene;
}

declare global {
  interface Window {
    /** The names of the messages that the panel sent. */
    messages: string[];
    /** How long each task took that the browser counts as long (50 ms and more), in ms. */
    longTasks: number[];
    /** When the panel was last told something, on its own clock in ms. */
    toldAt: number;
    /** The state from which the page of the editor answers for the main thread; null: it only notes the messages. */
    main: MainThread | null;
    /** The opening was measured, which does not wait for the engine: from here on, it comes. */
    letEngineCome: () => void;
  }
}

/** The page of the editor, with the panel in a frame of its own. */
const EDITOR_PAGE = `<!doctype html><iframe width="400" height="640"></iframe>
<script>
  window.messages = [];
  window.main = null;
  const opened = new Promise((resolve) => { window.letEngineCome = resolve; });
  const tell = (...message) => document.querySelector("iframe").contentWindow.postMessage({ pluginMessage: message }, "*");
  const answers = {
    "panel-ready": () => { tell("settings-loaded", main.settings); tell("selection-changed", main.selection); },
    "read-scene": ({ requestId }) => tell("scene-read", main.scene, { requestId }),
  };
  addEventListener("message", ({ data: { pluginMessage: [name, payload] } }) => {
    messages.push(name);
    if (name === "send-engine") (main ? Promise.resolve() : opened).then(() => tell("engine-sent", { key: payload.key, code: engine }));
    else if (main && answers[name]) answers[name](payload);
  });
</script>`;

/** The page of the editor, which hands the engine over when it is asked. */
export const editorPage = (engine: string): string =>
  `${EDITOR_PAGE}<script>const engine = ${JSON.stringify(engine).replaceAll("</", "<\\/")};</script>`;

/** The page that the editor shows in its frame. */
export const panelPage = (code: string): string => `<!doctype html><body><div id="create-figma-plugin"></div>
<script>
  window.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask" });
  addEventListener("message", () => { toldAt = performance.now(); }, true);
  const __FIGMA_COMMAND__ = "", __SHOW_UI_DATA__ = {};
</script>
<script>${code.replaceAll("</script", "<\\/script")}</script></body>`;

export const SETTINGS: Settings = { ...USUAL_SETTINGS, language: "en" };

/** The message of the main thread about screens that are selected. */
export const selectionOf = (...screens: readonly SceneNode[]): Selection => ({
  kind: "frames",
  frames: screens.map(({ id, name }) => ({
    id,
    name,
    purpose: "",
  })),
});
