import type { StartEngine } from "./engine.ts";
import type { FileAccess } from "./realm/access.ts";
import type { Call, RealmCalls, UiFiles } from "./realm/crossing/calls.ts";
import type { Editor, PluginRun } from "./realm/editor.ts";
import { changesWithoutOutlines, withoutOutlines } from "./realm/crossing/without-outlines.ts";
import { inWords } from "./realm/in-words.ts";
import type { RestFile } from "../../shared/scene/rest/rest-file.ts";

export interface RunOptions {
  /** The bundled stand-in for the editor's `figma` global. */
  readonly realmCode: string;
  /** The plugin's built main thread, unmodified. */
  readonly mainCode: string;
  readonly ui: UiFiles;
  readonly file: RestFile;
  readonly pageId: string;
  readonly editor: Editor;
  readonly startEngine: StartEngine;
  readonly selection?: readonly string[];
  readonly command?: string;
  readonly pluginId?: string;
  readonly userId?: string;
  /** The origin of the site that the plugin belongs to; the one that it was built for when absent. */
  readonly site?: string;
  /** Whoever uses the editor may edit when absent. */
  readonly access?: FileAccess;
  /** Ids of layers, and of components, styles and variables of libraries, that the editor never answers for. */
  readonly hanging?: readonly string[];
  /** Fonts that this machine does not have: families, or a style of one, as in “Inter Bold”. */
  readonly missingFonts?: readonly string[];
  /** Ids of layers that refuse every change. */
  readonly refusing?: readonly string[];
  /** On when the plugin checks texts while somebody types; absent where the editor does not offer it. */
  readonly typing?: "on" | "off";
}

type Tell = <Name extends keyof RealmCalls>(name: Name, ...args: Parameters<RealmCalls[Name]>) => void;

/** Does what the realm asks for, and answers when an answer is wanted. The realm reaches the editor’s own verbs only. */
async function serve(editor: Editor, { name, args, requestId }: Call, tell: Tell): Promise<void> {
  if (!Object.hasOwn(editor, name)) throw new Error(`The editor has no ${name}.`);
  const run = editor[name as keyof Editor] as (...args: readonly unknown[]) => unknown;
  if (requestId === undefined) return void run(...args);
  try {
    tell("answer", requestId, { value: await run(...args) });
  } catch (error) {
    tell("answer", requestId, { error: inWords(error) });
  }
}

const runOf = (tell: Tell, stop: () => void): PluginRun => ({
  receiveFromPanel: (message) => tell("receiveFromPanel", message),
  changeSelection: (ids) => tell("changeSelection", ids),
  changePage: (pageId) => tell("changePage", pageId),
  enterPage: (page) => tell("enterPage", withoutOutlines(page)),
  changeDocument(changes, origin) {
    const told = changesWithoutOutlines(changes);
    if (told.length > 0) tell("changeDocument", told, origin);
  },
  changeView: (view) => tell("changeView", view),
  typeText: (text) => tell("typeText", text),
  stop,
});

/**
 * Runs a plugin's unmodified code in a JavaScript engine of its own, against the stand-in for the editor. The same in
 * a browser and in Node. What the plugin throws is logged through `editor.log` and never reaches the caller.
 */
export async function runPlugin(options: RunOptions): Promise<PluginRun> {
  const { realmCode, mainCode, ui, file, pageId, editor, startEngine } = options;
  const { selection = [], command = "", pluginId = "plugin", userId = "0", access = "edit" } = options;
  const { hanging = [], missingFonts = [], refusing = [], site, typing } = options;
  const onThrown = (text: string) => editor.log("error", text);
  // The editor may call back: only after the plugin's own turn has ended.
  const onCall = (call: Call) =>
    queueMicrotask(() => void serve(editor, call, tell).catch((error: unknown) => onThrown(inWords(error))));

  const engine = await startEngine({ realmCode, onCall, onThrown });
  let isStopped = false;
  const tell: Tell = (name, ...args) => {
    if (!isStopped) engine.tell({ name, args });
  };
  const bareFile = { ...file, document: withoutOutlines(file.document) };
  const troubles = { access, hanging, missingFonts, refusing };
  const started = { pageId, ui, selection, command, pluginId, userId, ...troubles };
  tell("start", { file: bareFile, ...started, ...(site && { site }), ...(typing && { typing }) });
  engine.evaluate(mainCode, "main.js");
  tell("announceRun");

  return runOf(tell, () => {
    tell("announceClose");
    if (!isStopped) engine.close();
    isStopped = true;
  });
}
