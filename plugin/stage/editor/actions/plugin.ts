import { errorText } from "../../../../shared/error-text.ts";
import type { PluginRun } from "../../realm/editor.ts";
import { changesBetween } from "../history.ts";
import { type Stage, stageTextsOf } from "../stage.ts";
import type { StageState } from "../state.ts";
import { makeEditor } from "./make-editor.ts";
import { runOnDocument } from "./run-on-document.ts";
import { seenView } from "./view.ts";

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

const editorOf = (stage: Stage) =>
  makeEditor(stage, {
    showPanel: (html, options) => stage.store.set({ panel: { html, options } }),
    resizePanel(width, height) {
      const { panel } = stage.store.get();
      if (panel) stage.store.set({ panel: { ...panel, options: { ...panel.options, width, height } } });
    },
    postToPanel: (message) => stage.panelPort.post({ pluginMessage: message }),
    close: () => closePlugin(stage),
  });

let lastStart = 0;

/** Ends the plugin and closes its window. */
export function closePlugin(stage: Stage): void {
  lastStart += 1;
  stage.run?.stop();
  stage.run = null;
  stage.panelPort.close();
  stage.store.set({ panel: null, isPluginClosed: true, marks: [], pointed: [] });
}

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
  if (!seen.document) return;
  stage.store.set({ isPluginClosed: false });
  try {
    const isCurrent = () => start === lastStart;
    const run = await runOnDocument(stage, { editor: editorOf(stage), isCurrent });
    if (!run) return;
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
      banner: stageTextsOf(stage).brokenPlugin(errorText(error)),
      isPluginClosed: true,
    });
  }
}
