import type { HostCalls } from "./realm/calls.ts";
import type { Editor } from "./realm/editor.ts";

type TimerCalls = Pick<HostCalls, "startTimer" | "stopTimer">;

/** Timers of the host that ring in the realm. */
export function makeHostTimers(ring: (id: number) => void): TimerCalls & { stopAll(): void } {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let isOver = false;
  const startTimer = (id: number, delayMs: number) => {
    if (isOver) return;
    const timer = setTimeout(() => {
      timers.delete(id);
      ring(id);
    }, delayMs);
    timers.set(id, timer);
  };
  return {
    startTimer,
    stopTimer: (id) => {
      clearTimeout(timers.get(id));
      timers.delete(id);
    },
    stopAll: () => {
      isOver = true;
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}

/** What the realm may call: the editor's verbs by name, so that nothing else of the editor is within reach. */
export const hostCalls = (editor: Editor, timers: TimerCalls): HostCalls => ({
  showPanel: (html, options) => editor.showPanel(html, options),
  resizePanel: (width, height) => editor.resizePanel(width, height),
  postToPanel: (message) => editor.postToPanel(message),
  select: (ids) => editor.select(ids),
  showPage: (pageId) => editor.showPage(pageId),
  showView: (view) => editor.showView(view),
  changeDocument: (changes) => editor.changeDocument(changes),
  exportPng: (id, scale) => editor.exportPng(id, scale),
  commitUndo: () => editor.commitUndo(),
  notify: (message, isError) => editor.notify(message, isError),
  openUrl: (url) => editor.openUrl(url),
  closePlugin: (message) => editor.closePlugin(message),
  markTyped: (ranges) => editor.markTyped(ranges),
  log: (level, text) => editor.log(level, text),
  storageGet: (key) => editor.storage.get(key),
  storageSet: (key, value) => editor.storage.set(key, value),
  storageRemove: (key) => editor.storage.remove(key),
  storageKeys: () => editor.storage.keys(),
  startTimer: (id, delayMs) => timers.startTimer(id, delayMs),
  stopTimer: (id) => timers.stopTimer(id),
});
