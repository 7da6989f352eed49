import { TEXT_REVIEW } from "../../realm/access.ts";
import type { Stage } from "../stage.ts";
import { marksIn, retyped } from "../typing/marked.ts";
import { makeEditor } from "./make-editor.ts";
import { runOnDocument } from "./run-on-document.ts";
import { setTyping } from "./typing.ts";

/** The plugin looks when nobody has typed for so long. */
const PAUSE_MS = 250;

const editorOf = (stage: Stage) =>
  makeEditor(stage, {
    showPanel: (html) => setTyping(stage, { html }),
    resizePanel: () => {},
    postToPanel: (message) => stage.typingPort.post({ pluginMessage: message }),
    markTyped(text, marks) {
      const { edited } = stage.store.get().typing;
      // Marks of an older text come too late.
      if (edited?.text === text) setTyping(stage, { edited: { text, marks: marksIn(text, marks) } });
    },
    close: () => stopReadingAlong(stage),
  });

let lastStart = 0;

/** Nobody edits a text any more: the run that read it ends, and its marks go. */
export function stopReadingAlong(stage: Stage): void {
  lastStart += 1;
  stage.typingRun?.stop();
  stage.typingRun = null;
  stage.typingPort.close();
  setTyping(stage, { edited: null, html: null });
}

/** Somebody edits a text: the plugin is started to read it, without a window. */
export async function startReadingAlong(stage: Stage, text: string): Promise<void> {
  stopReadingAlong(stage);
  const start = lastStart;
  const isCurrent = () => start === lastStart;
  setTyping(stage, { edited: { text, marks: [] } });
  try {
    const run = await runOnDocument(stage, { command: TEXT_REVIEW, editor: editorOf(stage), isCurrent });
    // One that was ended meanwhile has no say: another may have begun.
    if (!run) return;
    stage.typingRun = run;
    const { edited } = stage.store.get().typing;
    if (edited) run.typeText(edited.text);
  } catch (error) {
    // Texts can be edited without it.
    console.warn(error);
    if (isCurrent()) stopReadingAlong(stage);
  }
}

/** The text that is edited is another. */
export function readAlong(stage: Stage, text: string): void {
  const { edited } = stage.store.get().typing;
  if (!edited || edited.text === text) return;
  setTyping(stage, { edited: retyped(edited, text) });
  const tell = () => {
    if (stage.store.get().typing.edited?.text === text) stage.typingRun?.typeText(text);
  };
  setTimeout(tell, PAUSE_MS);
}
