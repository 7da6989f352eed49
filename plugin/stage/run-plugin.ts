import type { StartEngine } from "./engine.ts";
import type { Call, RealmCalls, StartOptions } from "./realm/crossing/calls.ts";
import type { Editor, PluginRun } from "./realm/editor.ts";
import { changesWithoutOutlines, withoutOutlines } from "./realm/crossing/without-outlines.ts";
import { inWords } from "./realm/in-words.ts";

type Given = "file" | "pageId" | "ui";

/** How a plugin is run; what may be absent is as in an editor in which all is well. */
export interface RunOptions extends Pick<StartOptions, Given>, Partial<Omit<StartOptions, Given>> {
  /** The bundled stand-in for the editor's `figma` global. */
  readonly realmCode: string;
  /** The plugin's built main thread, unmodified. */
  readonly mainCode: string;
  readonly editor: Editor;
  readonly startEngine: StartEngine;
}

const USUAL = {
  selection: [],
  command: "",
  pluginId: "plugin",
  userId: "0",
  access: "edit",
  hanging: [],
  missingFonts: [],
  refusing: [],
} as const;

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
  const { realmCode, mainCode, editor, startEngine, ...started } = options;
  const onThrown = (text: string) => editor.log("error", text);
  // The editor may call back: only after the plugin's own turn has ended.
  const onCall = (call: Call) =>
    queueMicrotask(() => void serve(editor, call, tell).catch((error: unknown) => onThrown(inWords(error))));

  const engine = await startEngine({ realmCode, onCall, onThrown });
  let isStopped = false;
  const tell: Tell = (name, ...args) => {
    if (!isStopped) engine.tell({ name, args });
  };
  const file = { ...started.file, document: withoutOutlines(started.file.document) };
  tell("start", { ...USUAL, ...started, file });
  engine.evaluate(mainCode, "main.js");
  tell("announceRun");

  return runOf(tell, () => {
    tell("announceClose");
    if (!isStopped) engine.close();
    isStopped = true;
  });
}
