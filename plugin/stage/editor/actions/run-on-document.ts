import { startEngineInWorker } from "../../engine-in-worker.ts";
import type { UiFiles } from "../../realm/crossing/calls.ts";
import type { Editor, PluginRun } from "../../realm/editor.ts";
import { runPlugin } from "../../run-plugin.ts";
import { visitorId } from "../memory.ts";
import type { Stage } from "../stage.ts";
import { whileCurrent } from "../while-current.ts";

interface PluginCode {
  readonly realmCode: string;
  readonly mainCode: string;
  readonly ui: UiFiles;
}

async function fetchText(address: URL): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
  return response.text();
}

/** The built plugin. The build of the site gives each file a name that changes with its content, and packs it. */
const FILES = {
  realm: new URL("../../../../build/stage/realm.js", import.meta.url),
  main: new URL("../../../../build/main.js", import.meta.url),
  panel: new URL("../../../../build/ui.js", import.meta.url),
  engine: new URL("../../../../build/engine.js", import.meta.url),
} as const;

async function loadCode(): Promise<PluginCode> {
  const [realmCode, mainCode, panel, engine] = await Promise.all([
    fetchText(FILES.realm),
    fetchText(FILES.main),
    fetchText(FILES.panel),
    fetchText(FILES.engine),
  ]);
  return { realmCode, mainCode, ui: { panel, engine } };
}

interface RunRequest {
  readonly editor: Editor;
  /** True when the run is still wanted; one that is not does nothing more, and is ended when it has started. */
  readonly isCurrent: () => boolean;
}

/** Runs the plugin on the document as it is now; null where there is none, or the run is no longer wanted. */
export async function runOnDocument(
  stage: Stage,
  { editor, isCurrent }: RunRequest,
): Promise<PluginRun | null> {
  const { document, pageId, selection } = stage.store.get();
  if (!document) return null;
  const code = await loadCode();
  if (!isCurrent()) return null;
  const run = await runPlugin({
    ...code,
    file: document.file,
    pageId,
    selection,
    command: "",
    editor: whileCurrent(editor, isCurrent),
    startEngine: startEngineInWorker,
    userId: visitorId(),
    site: location.origin,
    access: stage.access,
  });
  if (isCurrent()) return run;
  run.stop();
  return null;
}
