import type { Editor } from "../realm/editor.ts";

/** The verbs that a plugin which ends may still use: it keeps what it knows, and looks. */
const TO_THE_END: ReadonlySet<string> = new Set<keyof Editor>([
  "storageGet",
  "storageSet",
  "log",
  "readPage",
  "exportPng",
]);

/**
 * An editor that does nothing more for a plugin which is no longer the one that runs. A plugin that was ended while it
 * started has its first turn before it hears of that: it would open a panel that nobody listens to.
 */
export const whileCurrent = (editor: Editor, isCurrent: () => boolean): Editor =>
  Object.fromEntries(
    Object.entries(editor).map(([name, act]: [string, (...args: readonly unknown[]) => unknown]) => [
      name,
      TO_THE_END.has(name) ? act : (...args: readonly unknown[]) => (isCurrent() ? act(...args) : undefined),
    ]),
  ) as unknown as Editor;
