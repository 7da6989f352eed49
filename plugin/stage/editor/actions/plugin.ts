import { startEngineInWorker } from "../../engine-in-worker.ts";
import { runPlugin } from "../../run-plugin.ts";
import type { UiFiles } from "../../realm/crossing/calls.ts";
import type { Editor, PluginRun, ShownView } from "../../realm/editor.ts";
import { pluginStorage, visitorId } from "../memory.ts";
import { rasterise } from "../pictures/rasterise.ts";
import { changesBetween } from "../history.ts";
import { type Stage, stageTextsOf } from "../stage.ts";
import type { StageState } from "../state.ts";
import { changeFromPlugin, closeStep } from "./edit.ts";
import { whileCurrent } from "../while-current.ts";
import { showPage, showSelection } from "./select.ts";
import { seenView, showAround } from "./view.ts";

const TOAST_MS = 4000;

interface PluginCode {
  readonly realmCode: string;
  readonly mainCode: string;
  readonly ui: UiFiles;
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

async function loadCode(): Promise<PluginCode> {
  const [realmCode, mainCode, panel, engine] = await Promise.all([
    fetchText("/plugin/realm.js"),
    fetchText("/plugin/main.js"),
    fetchText("/plugin/ui.js"),
    fetchText("/plugin/engine.js"),
  ]);
  return { realmCode, mainCode, ui: { panel, engine } };
}

/** Says something in passing. */
function notify(stage: Stage, text: string, isError: boolean): void {
  const toast = { text, isError };
  stage.store.set({ toast });
  setTimeout(() => stage.store.get().toast === toast && stage.store.set({ toast: null }), TOAST_MS);
}

/** On a narrow screen the canvas has its size only after its tab was opened. */
function showView(stage: Stage, view: ShownView): void {
  stage.store.set({ hint: { ...stage.store.get().hint, hasLocated: true }, tab: "canvas" });
  requestAnimationFrame(() => showAround(stage, view));
}

/** Tells the plugin what of the canvas is in view, now and whenever that changes; the answer ends it. */
function tellView(stage: Stage, run: PluginRun): () => void {
  let last = "";
  const tell = () => {
    const view = seenView(stage);
    const written = JSON.stringify(view);
    if (!view || written === last) return;
    last = written;
    run.changeView(view);
  };
  tell();
  return stage.store.subscribe(tell);
}

function exportPng(stage: Stage, id: string, scale: number): Promise<Uint8Array> {
  const node = stage.store.get().document?.nodes.get(id);
  if (!node) throw new Error(`There is no layer ${id}.`);
  return rasterise(node, scale, stage);
}

/** Only addresses of the web and of mail are opened, in a tab that knows nothing of this one: the plugin is foreign code. */
function openUrl(url: string): void {
  if (/^(?:https?|mailto):/i.test(url)) window.open(url, "_blank", "noopener,noreferrer");
}

function createEditor(stage: Stage): Editor {
  return {
    showPanel: (html, options) => stage.store.set({ panel: { html, options } }),
    resizePanel(width, height) {
      const { panel } = stage.store.get();
      if (panel) stage.store.set({ panel: { ...panel, options: { ...panel.options, width, height } } });
    },
    postToPanel: (message) => stage.panelPort.post({ pluginMessage: message }),
    select: (ids) => showSelection(stage, ids),
    showPage: (pageId) => showPage(stage, pageId),
    showView: (view) => showView(stage, view),
    changeDocument: (changes) => changeFromPlugin(stage, changes),
    commitUndo: () => closeStep(stage),
    exportPng: async (id, scale) => exportPng(stage, id, scale),
    notify: (message, isError) => notify(stage, message, isError),
    openUrl,
    closePlugin(message) {
      closePlugin(stage);
      if (message) notify(stage, message, false);
    },
    // Texts are edited in fields of the browser, which no plugin is asked about.
    markTyped: () => {},
    storage: pluginStorage,
    log: (level, text) => console[level](text),
  };
}

let lastStart = 0;

/** Ends the plugin and closes its window. */
export function closePlugin(stage: Stage): void {
  lastStart += 1;
  stage.run?.stop();
  stage.run = null;
  stage.panelPort.close();
  stage.store.set({ panel: null, isPluginClosed: true });
}

/** Hands a message of the panel to the plugin. */
export const receiveFromPanel = (stage: Stage, message: unknown): void =>
  stage.run?.receiveFromPanel(message);

/** Tells the plugin what happened while it started. */
function catchUp(stage: Stage, run: PluginRun, seen: StageState): void {
  const { document, pageId, selection } = stage.store.get();
  if (document && seen.document && document !== seen.document)
    run.changeDocument(changesBetween(seen.document, document));
  if (pageId !== seen.pageId) run.changePage(pageId);
  if (selection !== seen.selection) run.changeSelection(selection);
}

/** Starts the plugin on the open document; one that runs already is ended. */
export async function startPlugin(stage: Stage): Promise<void> {
  closePlugin(stage);
  const start = lastStart;
  const seen = stage.store.get();
  const { document, pageId, selection } = seen;
  if (!document) return;
  stage.store.set({ isPluginClosed: false });
  try {
    const code = await loadCode();
    if (start !== lastStart) return;
    const editor = whileCurrent(createEditor(stage), () => start === lastStart);
    const run: PluginRun = await runPlugin({
      ...code,
      file: document.file,
      pageId,
      selection,
      editor,
      startEngine: startEngineInWorker,
      userId: visitorId(),
      site: location.origin,
      access: stage.access,
    });
    if (start !== lastStart) return run.stop();
    const stopTelling = tellView(stage, run);
    stage.run = {
      ...run,
      stop() {
        stopTelling();
        run.stop();
      },
    };
    catchUp(stage, run, seen);
  } catch (error) {
    stage.store.set({
      banner: stageTextsOf(stage).brokenPlugin(error instanceof Error ? error.message : String(error)),
      isPluginClosed: true,
    });
  }
}
