import path from "node:path";
import { build } from "vite";
import { expect, onTestFinished } from "vitest";
import type {
  FromTypingPage,
  LayerSlice,
  ReadingNotes,
  ToldPatch,
  ToMain,
  ToPanel,
  ToTypingPage,
} from "../plugin/protocol/messages.ts";
import { gatherScene } from "../plugin/protocol/gather-scene.ts";
import type { Scene } from "../shared/scene/scene.ts";
import type { UiFiles } from "../plugin/stage/realm/crossing/calls.ts";
import type { FileAccess } from "../plugin/stage/realm/access.ts";
import type { DocumentChange, Editor, ShownView, MarkedRange } from "../plugin/stage/realm/editor.ts";
import type { RestFile, RestNode } from "../shared/scene/rest/rest-file.ts";
import { startEngine } from "./quick-engine.ts";
import { runPlugin } from "../plugin/stage/run-plugin.ts";
import { bundleRealm } from "../scripts/bundle/build-realm.ts";
import { ROOT } from "../scripts/run/run-tool.ts";

type Heard = ToPanel & ToTypingPage;
type Said = ToMain & FromTypingPage;
type Payload<Name extends keyof Heard> = Parameters<Heard[Name]>;
type Answer<Name extends keyof Heard> = Payload<Name>[0];

/** Bundles a plugin's main thread, and lets it start as the plugin's build does. */
async function bundleMain(): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      target: "es2017",
      lib: {
        entry: path.join(ROOT, "plugin/main/main.ts"),
        formats: ["iife"],
        name: "plugin",
        fileName: () => "main.js",
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error("The plugin was watched, not built.");
  return `${output.output[0].code}\nplugin();`;
}

let bundles: Promise<readonly [realm: string, main: string]> | undefined;

const bundlesOnce = () => (bundles ??= Promise.all([bundleRealm(), bundleMain()]));

interface Waiting {
  readonly name: string;
  readonly resolve: (payload: unknown[]) => void;
}

/** The messages of the plugin, each taken once and in order. */
function inbox() {
  const arrived: { name: string; payload: unknown[] }[] = [];
  const waiting: Waiting[] = [];
  const gathered = gatherScene();
  /** Layers come in slices, and the panel reads them. */
  const read = ([name, ...payload]: [string, ...unknown[]]): readonly unknown[] => {
    if (name === "scene-changed") return [gathered.patch(payload[0] as ToldPatch).patch];
    if (name !== "scene-read") return payload;
    const [told, given = {}] = payload as [Scene, ReadingNotes | undefined];
    const { scene, notes } = gathered.scene(told, given);
    return [scene, notes];
  };
  const put = (message: unknown) => {
    const [name, ...rest] = message as [string, ...unknown[]];
    if (name === "layer-slice") return gathered.add(rest[0] as LayerSlice);
    const payload = [...read([name, ...rest])];
    const index = waiting.findIndex((one) => one.name === name);
    if (index === -1) arrived.push({ name, payload });
    else waiting.splice(index, 1)[0]?.resolve(payload);
  };
  const takeWhole = <Name extends keyof Heard>(name: Name): Promise<Payload<Name>> => {
    const index = arrived.findIndex((message) => message.name === name);
    if (index !== -1) return Promise.resolve(arrived.splice(index, 1)[0]?.payload as Payload<Name>);
    return new Promise((resolve) => waiting.push({ name, resolve: resolve as Waiting["resolve"] }));
  };
  const take = async <Name extends keyof Heard>(name: Name): Promise<Answer<Name>> =>
    (await takeWhole(name))[0];
  const untaken = (name: keyof Heard) => arrived.filter((message) => message.name === name).length;
  return { put, take, takeWhole, untaken };
}

export interface StageOptions {
  readonly file: RestFile;
  readonly selection?: readonly string[];
  readonly site?: string;
  readonly storage?: Readonly<Record<string, unknown>>;
  readonly mainCode?: string;
  readonly ui?: UiFiles;
  readonly exportPng?: Editor["exportPng"];
  readonly readPage?: Editor["readPage"];
  /** Nothing can be kept any more. */
  readonly isStorageFull?: boolean;
  readonly access?: FileAccess;
  readonly hanging?: readonly string[];
  readonly missingFonts?: readonly string[];
  readonly refusing?: readonly string[];
  readonly command?: string;
  readonly typing?: "on" | "off";
  /** The person's answer when the plugin asks whether it may check texts; yes when absent. */
  readonly allowsTyping?: boolean;
  /** The plugin may write errors; a test fails otherwise when it does. */
  readonly mayFail?: boolean;
}

/** The editor of a test: it records what the plugin asks for. */
function recordingEditor(options: StageOptions, postToPanel: (message: unknown) => void) {
  const storage = new Map(Object.entries(options.storage ?? {}));
  const seen = {
    panels: [] as { html: string; width: number; height: number }[],
    sizes: [] as { width: number; height: number }[],
    selections: [] as (readonly string[])[],
    views: [] as ShownView[],
    pages: [] as string[],
    urls: [] as string[],
    changes: [] as DocumentChange[],
    /** How much had been changed when the plugin ended a step back. */
    commits: [] as number[],
    undos: 0,
    exports: [] as { id: string; scale: number }[],
    errors: [] as string[],
    /** The marks of each text that was typed. */
    typed: [] as { readonly text: string; readonly marks: readonly MarkedRange[] }[],
    /** The answers to the plugin that asked to check texts, and where it ended that, in their order. */
    typing: [] as ("allowed" | "refused" | "ended")[],
  };
  const editor: Editor = {
    showPanel: (html, { width, height }) => void seen.panels.push({ html, width, height }),
    resizePanel: (width, height) => void seen.sizes.push({ width, height }),
    postToPanel,
    select: (ids) => void seen.selections.push(ids),
    showPage: (pageId) => void seen.pages.push(pageId),
    showView: (view) => void seen.views.push(view),
    changeDocument: (changes) => void seen.changes.push(...changes),
    readPage: (pageId) => options.readPage?.(pageId) ?? Promise.resolve(),
    exportPng: (id, scale) => {
      seen.exports.push({ id, scale });
      return options.exportPng?.(id, scale) ?? Promise.resolve(new Uint8Array([1, 2, 3]));
    },
    commitUndo: () => void seen.commits.push(seen.changes.length),
    triggerUndo: () => void (seen.undos += 1),
    notify: () => {},
    openUrl: (url) => void seen.urls.push(url),
    closePlugin: () => {},
    askForTyping: () => {
      const isAllowed = options.allowsTyping !== false;
      seen.typing.push(isAllowed ? "allowed" : "refused");
      return Promise.resolve(isAllowed);
    },
    endTyping: () => void seen.typing.push("ended"),
    markTyped: (text, marks) => void seen.typed.push({ text, marks }),
    storageGet: (key) => storage.get(key),
    storageSet: (key, value) => {
      if (options.isStorageFull) throw new Error("The quota of 5 MB has been reached.");
      storage.set(key, value);
    },
    log: (level, text) => void (level === "error" && seen.errors.push(text)),
  };
  return { editor, seen, storage };
}

/** Runs the plugin's main thread in its own engine against the stage, with a test as its panel, until the test ends. */
export async function runOnStage(options: StageOptions) {
  const [realmCode, mainCode] = await bundlesOnce();
  const { put, take, takeWhole, untaken } = inbox();
  const { editor, seen, storage } = recordingEditor(options, put);
  const run = await runPlugin({
    realmCode,
    mainCode: options.mainCode ?? mainCode,
    ui: options.ui ?? { panel: "panel", engine: "engine" },
    file: options.file,
    pageId: options.file.document.children?.[0]?.id ?? "",
    editor,
    startEngine,
    ...(options.access && { access: options.access }),
    ...(options.selection && { selection: options.selection }),
    ...(options.hanging && { hanging: options.hanging }),
    ...(options.missingFonts && { missingFonts: options.missingFonts }),
    ...(options.refusing && { refusing: options.refusing }),
    ...(options.command && { command: options.command }),
    ...(options.typing && { typing: options.typing }),
    ...(options.site && { site: options.site }),
  });
  onTestFinished(() => {
    run.stop();
    if (!options.mayFail) expect(seen.errors).toEqual([]);
  });
  const say = <Name extends keyof Said>(name: Name, ...payload: Parameters<Said[Name]>) =>
    run.receiveFromPanel([name, ...payload]);
  return { run, say, take, takeWhole, untaken, seen, storage };
}

/** A plain style of a text, as the REST API writes it. */
export const TEXT_STYLE = {
  fontFamily: "Inter",
  fontSize: 16,
  fontWeight: 400,
  lineHeightPx: 24,
  lineHeightUnit: "PIXELS",
} as const;

let lastId = 0;

/** A layer for a test, 100 × 50 px at the origin unless said otherwise. */
export const layer = (type: string, fields: Readonly<Record<string, unknown>> = {}): RestNode => ({
  id: `t:${++lastId}`,
  name: type.toLowerCase(),
  type,
  absoluteBoundingBox: { x: 0, y: 0, width: 100, height: 50 },
  ...(type === "TEXT" && { characters: "Hello", style: TEXT_STYLE }),
  ...fields,
});

/** A file with these layers on its first page, and with the further pages given. */
export const fileWith = (
  children: readonly RestNode[],
  rest: Partial<RestFile> & { readonly pages?: readonly RestNode[] } = {},
): RestFile => {
  const { pages = [], ...tables } = rest;
  const first = { id: "p:1", name: "Page 1", type: "CANVAS", children };
  return {
    name: "Test file",
    document: { id: "d:0", name: "Document", type: "DOCUMENT", children: [first, ...pages] },
    ...tables,
  };
};
