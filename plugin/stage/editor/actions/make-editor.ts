import type { Editor } from "../../realm/editor.ts";
import { pluginStorage } from "../memory.ts";
import { rasterise } from "../pictures/rasterise.ts";
import type { Stage } from "../stage.ts";
import { changeFromPlugin, closeStep, undo } from "./edit.ts";
import { showPage, showSelection } from "./select.ts";
import { readPage } from "./turn-page.ts";
import { showAround } from "./view.ts";

const TOAST_MS = 4000;

/** Says something in passing. */
function notify(stage: Stage, text: string, isError: boolean): void {
  const toast = { text, isError };
  stage.store.set({ toast });
  setTimeout(() => stage.store.get().toast === toast && stage.store.set({ toast: null }), TOAST_MS);
}

/** Selects what the plugin points at; a narrow screen shows it beside the words that lead there. */
function showLocated(stage: Stage, ids: readonly string[]): void {
  showSelection(stage, ids);
  if (stage.store.get().tab === "panel") stage.store.set({ tab: "both" });
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

/** The part of the editor that each run of the plugin has for itself: its page. */
export interface RunEnd extends Pick<Editor, "showPanel" | "resizePanel" | "postToPanel"> {
  readonly close: () => void;
}

/** The editor as a run of the plugin knows it. */
export const makeEditor = (stage: Stage, { close, ...own }: RunEnd): Editor => ({
  ...own,
  select: (ids) => showLocated(stage, ids),
  showPage: (pageId) => showPage(stage, pageId),
  showView: (view) => showAround(stage, view),
  changeDocument: (changes) => changeFromPlugin(stage, changes),
  commitUndo: () => closeStep(stage),
  triggerUndo: () => undo(stage),
  readPage: (pageId) => readPage(stage, pageId),
  exportPng: async (id, scale) => exportPng(stage, id, scale),
  notify: (message, isError) => notify(stage, message, isError),
  openUrl,
  closePlugin(message) {
    close();
    if (message) notify(stage, message, false);
  },
  // Texts are not read while they are typed here: no run is told that it could be.
  askForTyping: () => Promise.resolve(false),
  endTyping() {},
  markTyped() {},
  ...pluginStorage,
  log: (level, text) => console[level](text),
});
