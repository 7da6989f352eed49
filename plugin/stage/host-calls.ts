import type { EditorCalls } from "./realm/crossing/calls.ts";
import type { Editor } from "./realm/editor.ts";

/** The calls that the realm may make: the editor's verbs by name, so that it reaches nothing else of the editor. */
export const hostCalls = (editor: Editor): EditorCalls => ({
  showPanel: (html, options) => editor.showPanel(html, options),
  resizePanel: (width, height) => editor.resizePanel(width, height),
  postToPanel: (message) => editor.postToPanel(message),
  select: (ids) => editor.select(ids),
  showPage: (pageId) => editor.showPage(pageId),
  showView: (view) => editor.showView(view),
  changeDocument: (changes) => editor.changeDocument(changes),
  readPage: (pageId) => editor.readPage(pageId),
  exportPng: (id, scale) => editor.exportPng(id, scale),
  commitUndo: () => editor.commitUndo(),
  triggerUndo: () => editor.triggerUndo(),
  notify: (message, isError) => editor.notify(message, isError),
  openUrl: (url) => editor.openUrl(url),
  closePlugin: (message) => editor.closePlugin(message),
  askForTyping: () => editor.askForTyping(),
  endTyping: () => editor.endTyping(),
  markTyped: (text, marks) => editor.markTyped(text, marks),
  log: (level, text) => editor.log(level, text),
  storageGet: (key) => editor.storage.get(key),
  storageSet: (key, value) => editor.storage.set(key, value),
});
