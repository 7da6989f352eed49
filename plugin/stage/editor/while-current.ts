import type { Editor } from "../realm/editor.ts";

/**
 * An editor that does nothing more for a plugin which is no longer the one that runs. A plugin that was ended while it
 * started has its first turn before it hears of that: it would open a panel that nobody listens to.
 */
export function whileCurrent(editor: Editor, isCurrent: () => boolean): Editor {
  const act = (does: () => void): void => {
    if (isCurrent()) does();
  };
  return {
    ...editor,
    showPanel: (html, options) => act(() => editor.showPanel(html, options)),
    resizePanel: (width, height) => act(() => editor.resizePanel(width, height)),
    postToPanel: (message) => act(() => editor.postToPanel(message)),
    select: (ids) => act(() => editor.select(ids)),
    showPage: (pageId) => act(() => editor.showPage(pageId)),
    showView: (view) => act(() => editor.showView(view)),
    changeDocument: (changes) => act(() => editor.changeDocument(changes)),
    notify: (message, isError) => act(() => editor.notify(message, isError)),
    openUrl: (url) => act(() => editor.openUrl(url)),
    closePlugin: (message) => act(() => editor.closePlugin(message)),
    askForTyping: () => (isCurrent() ? editor.askForTyping() : Promise.resolve(false)),
    endTyping: () => act(() => editor.endTyping()),
    markTyped: (text, marks) => act(() => editor.markTyped(text, marks)),
  };
}
